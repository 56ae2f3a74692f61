import Values

/// What makes two books without an ISBN the same one: title, author and year, without case, accents, blanks and punctuation.
public struct Work: Sendable, Hashable {
  /// Letters and digits of title and author, and the year where it is known.
  public let key: String

  /// The work a book is an edition of.
  public init(of book: Book) {
    var bytes: [UInt8] = []
    Self.appendLetters(of: book.title, to: &bytes)
    bytes.append(UInt8(ascii: "|"))
    Self.appendLetters(of: book.author, to: &bytes)
    bytes.append(UInt8(ascii: "|"))
    if let year = book.publishedDate?.year { bytes.append(contentsOf: String(year).utf8) }
    key = String(decoding: bytes, as: UTF8.self)
  }

  private static func appendLetters(of text: String, to bytes: inout [UInt8]) {
    let start = bytes.count
    var text = text
    text.withUTF8 { Fold.append($0, to: &bytes) }
    let letters = bytes[start...].filter { byte in
      // `+` and `#` tell C, C++ and C# apart.
      byte >= 0x80 || (48...57).contains(byte) || (97...122).contains(byte) || byte == 0x2B || byte == 0x23
    }
    // A title of signs alone, such as `!!!`, is still a title.
    if letters.isEmpty { return }
    bytes.replaceSubrange(start..., with: letters)
  }
}
