/// The names of an option or flag, as in `.long`, `.shortAndLong` or `[.customLong("color"), .customShort("c")]`.
public struct NameSpecification: Sendable, ExpressibleByArrayLiteral {
  /// One name.
  public struct Element: Sendable, Hashable {
    enum Form: Sendable, Hashable {
      case long(String?)
      case short(Character?)
    }

    let form: Form

    /// The property's name in kebab-case, after two dashes.
    public static let long = Element(form: .long(nil))
    /// The first letter of the property's name, after one dash.
    public static let short = Element(form: .short(nil))

    /// A name to be typed after two dashes.
    public static func customLong(_ name: String) -> Element { Element(form: .long(name)) }

    /// A letter or digit to be typed after one dash.
    public static func customShort(_ letter: Character) -> Element { Element(form: .short(letter)) }
  }

  let elements: [Element]

  /// All of these names, the first long one first in messages.
  public init(arrayLiteral elements: Element...) {
    self.elements = elements
  }

  /// Only the property's name.
  public static let long: NameSpecification = [.long]
  /// Only the first letter of the property's name.
  public static let short: NameSpecification = [.short]
  /// The property's name and its first letter.
  public static let shortAndLong: NameSpecification = [.long, .short]

  /// Only this long name.
  public static func customLong(_ name: String) -> NameSpecification { [.customLong(name)] }

  /// Only this letter.
  public static func customShort(_ letter: Character) -> NameSpecification { [.customShort(letter)] }

  func longNames(of property: String) -> [String] {
    elements.compactMap { if case .long(let name) = $0.form { name ?? property } else { nil } }
  }

  func shortNames(of property: String) -> [Character] {
    elements.compactMap { if case .short(let letter) = $0.form { letter ?? property.first } else { nil } }
  }
}
