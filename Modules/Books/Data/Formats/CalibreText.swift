import BooksDomain
import Values

/// How calibre writes names, lists and identifiers.
enum CalibreText {
  /// Names with `&` between them, where `&&` is one `&` of a name and `|` a comma; old versions wrote commas between them.
  ///
  /// Whether a comma parts two names is told by the names for sorting, which have `&` between them in every version.
  static func authors(_ text: String?, sorted: String?) -> [String] {
    guard let text else { return [] }
    let names = split(text)
    if names.count == 1, let sorted, case let parts = CommaList.items(text), parts.count > 1, split(sorted).count == parts.count {
      return parts
    }
    return names
  }

  private static func split(_ text: String) -> [String] {
    var names: [[UInt8]] = [[]]
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "&") where bytes.first == byte: names[names.count - 1].append(bytes.removeFirst())
      case UInt8(ascii: "&"): names.append([])
      case UInt8(ascii: "|"): names[names.count - 1].append(UInt8(ascii: ","))
      default: names[names.count - 1].append(byte)
      }
    }
    return names.map { Tidy.trimmed(String(decoding: $0, as: UTF8.self)) }.filter { !$0.isEmpty }
  }

  /// The number of a column that keeps nothing but figures, and so loses the X in which an ISBN may end.
  static func isbn(cell: String) throws -> ISBN {
    if cell.utf8.count == 9, let isbn = try? ISBN(parsing: cell + "X") { return isbn }
    return try ISBN(parsing: cell)
  }

  /// The number behind `isbn:` in `goodreads:39077187,isbn:9780756411800`.
  static func isbn(identifiers: String) -> String? {
    for item in CommaList.items(identifiers) {
      guard let colon = item.firstIndex(of: ":"), item[..<colon].lowercased() == "isbn" else { continue }
      return Tidy.optional(String(item[item.index(after: colon)...]))
    }
    return nil
  }

  /// `8` of `8.0` and `1.5` of `1.50`.
  static func number(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
    var digits = text[...]
    while digits.last == "0" { digits.removeLast() }
    if digits.last == "." { digits.removeLast() }
    return String(digits)
  }
}
