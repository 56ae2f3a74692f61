import Values

/// How Goodreads writes names, lists and reviews.
enum GoodreadsText {
  /// A name; Goodreads writes two blanks where it has no middle part.
  static func name(_ text: String) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  /// A review, in which `<br/>` stands for the end of a line.
  static func lines(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
    var result = ""
    var rest = text[...]
    while let tag = rest.firstIndex(of: "<") {
      result += rest[..<tag]
      rest = rest[tag...]
      let form = ["<br/>", "<br />", "<br>"].first { rest.hasPrefix($0) }
      result += form == nil ? "<" : "\n"
      rest = rest.dropFirst(form?.count ?? 1)
    }
    return result + rest
  }
}
