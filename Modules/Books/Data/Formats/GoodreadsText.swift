import Values

/// How Goodreads writes names, lists and reviews.
enum GoodreadsText {
  /// A name; Goodreads writes two blanks where it has no middle part.
  static func name(_ text: String) -> String {
    text.utf8.split(separator: 0x20).map { String(Substring($0)) }.joined(separator: " ")
  }

  /// A review, in which `<br/>` stands for the end of a line.
  static func lines(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      let form = byte == UInt8(ascii: "<") ? lineEnds.first { rest.starts(with: $0.utf8) } : nil
      result.append(form == nil ? byte : UInt8(ascii: "\n"))
      rest = rest.dropFirst(form?.utf8.count ?? 1)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let lineEnds = ["<br/>", "<br />", "<br>"]

  /// The review of which `lines` makes the text again, but for what stood in it as `<br/>` already.
  static func review(_ text: String) -> String {
    text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(Substring($0)) }.joined(separator: "<br/>")
  }
}
