import Values

extension Book {
  /// Later years are slips of the finger or of another program.
  static let latestYear = 2199

  /// The book as it is stored: texts in NFC without blanks around them, lists without empty items and repetitions.
  ///
  /// Throws `BookError` when it breaks a rule that concerns it alone.
  public func prepared() throws(BookError) -> Book {
    let book = tidied
    try book.check()
    return book
  }

  private func check() throws(BookError) {
    if title.isEmpty { throw .titleMissing }
    if author.isEmpty { throw .authorMissing }
    if let date = publishedDate, date.year > Self.latestYear { throw .yearTooLate(date, latest: Self.latestYear) }
  }

  private var tidied: Book {
    var book = self
    book.title = Tidy.text(title)
    book.author = Tidy.text(author)
    book.additionalAuthors = Tidy.list(additionalAuthors)
    book.publisher = Tidy.optional(publisher)
    book.language = Tidy.optional(language)
    book.tags = Tidy.list(tags)
    book.notes = Tidy.optional(notes)
    return book
  }
}
