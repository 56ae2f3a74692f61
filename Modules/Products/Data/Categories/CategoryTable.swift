import Entities
import ProductsDomain
import Values

/// Which of the four categories a shop's own names mean.
struct CategoryTable {
  /// By key, asked first; see `key(_:)`.
  var own: [String: Category] = [:]
  /// Of names that are not known, and of products without one.
  var fallback: Category?

  /// The category of the first name that is known. A name may be a path: `Media > Books > Poetry` is known by its most special part.
  ///
  /// Throws a `ValueError` that says which names are not known and what can be done.
  func category(of names: [String]) throws(ValueError) -> Category {
    for name in names {
      if let category = category(of: name) { return category }
    }
    if let fallback { return fallback }
    guard let name = names.first else {
      throw ValueError("no category is stated; decide with --default-category, such as --default-category food.")
    }
    throw ValueError(
      "\(quoted(name)) is no category known here; say what it is in a file with --category-map, or decide with --default-category."
    )
  }

  private func category(of name: String) -> Category? {
    let parts = Self.parts(name)
    if let category = own[parts.joined(separator: Self.separator)] { return category }
    for words in [own, CategoryWords.known] {
      for part in parts.reversed() {
        if let category = words[part] { return category }
      }
    }
    return nil
  }

  private static let separator = " > "

  /// A name as it is compared: folded, the parts of a path without blanks around them.
  static func key(_ name: String) -> String { parts(name).joined(separator: separator) }

  private static func parts(_ name: String) -> [String] {
    Fold.folded(name).split(separator: ">").map { Tidy.trimmed(String($0)) }.filter { !$0.isEmpty }
  }
}
