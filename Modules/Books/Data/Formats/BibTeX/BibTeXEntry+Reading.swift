import Entities
import Values

extension BibTeXEntry {
  /// The text of a field, blanks and line ends in it made one blank each; nil when there is none.
  func text(_ name: String, keepsParagraphs: Bool = false) throws(RowFault) -> String? {
    guard let value = value(name) else { return nil }
    guard let text = LaTeXText.plain(value, keepsParagraphs: keepsParagraphs) else { throw Self.notUTF8(name) }
    return Tidy.optional(text)
  }

  /// The first of these fields that says something, with its name.
  func firstText(_ names: String...) throws(RowFault) -> (name: String, text: String)? {
    for name in names {
      if let text = try text(name) { return (name, text) }
    }
    return nil
  }

  /// What `parse` makes of the text of a field. Throws `RowFault` that names the field when `parse` throws a `Failure`.
  func parsed<Value>(_ name: String, _ parse: (String) throws -> Value?) throws(RowFault) -> Value? {
    guard let text = try text(name) else { return nil }
    do {
      return try parse(text)
    } catch {
      throw RowFault("\(name): \((error as? any Failure)?.message ?? "\(quoted(text)) cannot be understood.")")
    }
  }

  /// Names joined by `and`, as people write them.
  func names(_ name: String) throws(RowFault) -> [String] {
    guard let value = value(name) else { return [] }
    guard let names = BibTeXNames.names(value) else { throw Self.notUTF8(name) }
    return names
  }

  /// Texts with commas or semicolons between them.
  func items(_ name: String) throws(RowFault) -> [String] {
    guard let value = value(name) else { return [] }
    var items: [String] = []
    for piece in BibTeXPieces.split(value[...], at: { $0 == 0x2C || $0 == 0x3B }) {
      guard let item = LaTeXText.plain(piece) else { throw Self.notUTF8(name) }
      items.append(Tidy.text(item))
    }
    return items.filter { !$0.isEmpty }
  }

  private static func notUTF8(_ name: String) -> RowFault {
    RowFault("\(name): this is not UTF-8 text; save the file as UTF-8.")
  }
}
