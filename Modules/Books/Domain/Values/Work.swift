public import Values

/// What makes two books without an ISBN the same one: title, author and year, without case, accents, blanks and punctuation.
public struct Work: Sendable, Hashable {
  /// Letters and digits of title and author, and the year where it is known.
  public let key: String

  /// The work a book is an edition of.
  public init(of book: Book) {
    self.init(
      foldedTitle: Fold.folded(book.title), foldedAuthor: Fold.folded(book.author), published: book.publishedDate)
  }

  /// The same where the folds are at hand already.
  public init(foldedTitle: String, foldedAuthor: String, published: CalendarDate?) {
    key = Self.letters(of: foldedTitle) + "|" + Self.letters(of: foldedAuthor) + "|" + (published.map { String($0.year) } ?? "")
  }

  private static func letters(of folded: String) -> String {
    var folded = folded
    let letters = folded.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count) { output in
        var count = 0
        for byte in bytes where isLetter(byte) {
          output[count] = byte
          count += 1
        }
        return count
      }
    }
    // A title of signs alone, such as `!!!`, is still a title.
    return letters.isEmpty ? folded : letters
  }

  /// `+` and `#` tell C, C++ and C# apart.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte &- 0x30 < 10 || byte &- 0x61 < 26 || byte == 0x2B || byte == 0x23
  }
}
