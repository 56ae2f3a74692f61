public import Values

/// What makes two books without an ISBN the same one: title, author and year, without case, accents, blanks and most punctuation.
public struct Work: Sendable, Hashable {
  /// What `LikenessKey` leaves of title and author, and the year where it is known.
  public let key: String

  /// The work a book is an edition of.
  public init(of book: Book) {
    self.init(
      foldedTitle: Fold.folded(book.title), foldedAuthor: Fold.folded(book.author), published: book.publishedDate)
  }

  /// The same where the folds are at hand already.
  public init(foldedTitle: String, foldedAuthor: String, published: CalendarDate?) {
    key = Self.key(foldedTitle) + "|" + Self.key(foldedAuthor) + "|" + (published.map { String($0.year) } ?? "")
  }

  /// `+` and `#` tell C, C++ and C# apart, `$` and `%` amounts from numbers.
  private static func key(_ folded: String) -> String { LikenessKey.of(folded: folded, signs: "+#$%") }
}
