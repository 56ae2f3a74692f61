import ContentsDomain
import Values

/// Texts as files of links hold them.
enum LinkText {
  /// A text on one line: every line end, with the blanks around it, becomes one blank.
  static func line(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 }) else { return text }
    let parts = text.unicodeScalars.split(whereSeparator: isLineEnd).map { Tidy.trimmed(String($0)) }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A title, unless it only says the address again, as programs do that know none.
  static func title(_ text: String?, of address: String) -> String? {
    guard let title = Tidy.optional(text.map(line)), title != address else { return nil }
    return title
  }

  /// Tags with a sign between them, which no tag itself can hold.
  static func tags(_ text: String?, separator: Unicode.Scalar) -> [String] {
    guard let text else { return [] }
    return Tidy.list(text.unicodeScalars.split(separator: separator).map { String($0) })
  }

  /// The tags from which `tags(_:separator:)` makes these again, on one line.
  static func joined(_ tags: [String], separator: Unicode.Scalar) -> String {
    let parts = tags.map(line).flatMap { self.tags($0, separator: separator) }
    return Tidy.list(parts).joined(separator: String(separator))
  }

  /// The theme of names in each other; nil where there are none.
  static func theme(_ names: [String]) throws(ValueError) -> Theme? {
    names.allSatisfy { Tidy.trimmed($0).isEmpty } ? nil : try Theme(names: names)
  }

  /// The address of a link, blanks around it left out.
  static func address(_ text: String?) throws(ValueError) -> WebAddress {
    guard let text = Tidy.optional(text) else { throw ValueError("The link has no address.") }
    return try WebAddress(parsing: text)
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" || scalar == "\t" }
}
