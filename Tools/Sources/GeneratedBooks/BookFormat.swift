/// The files the generator writes: the app's own CSV, or that of Goodreads.
public enum BookFormat: String, Sendable, CaseIterable {
  case books
  case goodreads

  /// Hands the file of so many books to `write` in pieces of some 256 KiB, and passes on what it throws.
  public func generate(count: Int, seed: UInt64, write: ([UInt8]) throws -> Void) rethrows {
    var generator = BookGenerator(seed: seed)
    var row = CSVRow()
    row.append(raw: header)
    row.end()
    for number in 0..<max(count, 0) {
      let book = generator.next()
      switch self {
      case .books: book.appendBook(to: &row)
      case .goodreads: book.appendGoodreads(to: &row, number: number)
      }
      row.end()
      if row.bytes.count > 1 << 18 {
        try write(row.bytes)
        row.bytes.removeAll(keepingCapacity: true)
      }
    }
    try write(row.bytes)
  }

  private var header: String {
    switch self {
    case .books:
      "id,title,author,additionalAuthors,publishedDate,isbn,publisher,pages,language,status,rating,dateRead,dateAdded,tags,notes"
    case .goodreads:
      "Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,Publisher,Binding,"
        + "Number of Pages,Year Published,Original Publication Year,Date Read,Date Added,Bookshelves,"
        + "Bookshelves with positions,Exclusive Shelf,My Review,Spoiler,Private Notes,Read Count,Recommended For,"
        + "Recommended By,Owned Copies,Original Purchase Date,Original Purchase Location,Condition,Condition Description,BCID"
    }
  }
}
