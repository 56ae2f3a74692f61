import BooksDomain
import Entities
import Files
import Values

/// The columns of a Goodreads export that a book is made of.
struct GoodreadsColumns {
  private let title, author, additionalAuthors, isbn, isbn13, rating, publisher, pages: NamedColumn
  private let yearPublished, originalYear, dateRead, dateAdded, shelves, exclusiveShelf, review, privateNotes: NamedColumn

  /// Throws `InputFault` when a column is missing that every book needs.
  init(_ columns: NamedColumns) throws {
    (title, author) = (columns.column("Title"), columns.column("Author"))
    guard title.index != nil, author.index != nil else {
      throw InputFault(line: 1, reason: "A Goodreads export has the columns 'Title' and 'Author'.", endsReading: true)
    }
    additionalAuthors = columns.column("Additional Authors")
    (isbn, isbn13) = (columns.column("ISBN"), columns.column("ISBN13"))
    (rating, publisher, pages) = (columns.column("My Rating"), columns.column("Publisher"), columns.column("Number of Pages"))
    (yearPublished, originalYear) = (columns.column("Year Published"), columns.column("Original Publication Year"))
    (dateRead, dateAdded) = (columns.column("Date Read"), columns.column("Date Added"))
    (shelves, exclusiveShelf) = (columns.column("Bookshelves"), columns.column("Exclusive Shelf"))
    (review, privateNotes) = (columns.column("My Review"), columns.column("Private Notes"))
  }

  func book(_ row: CSVRow) throws -> Book {
    let shelf = row.filled(exclusiveShelf)
    return Book(
      title: row.unguarded(title) ?? "", author: GoodreadsText.name(row.unguarded(author) ?? ""),
      additionalAuthors: CommaList.items(row.unguarded(additionalAuthors)).map(GoodreadsText.name),
      publishedDate: try published(row),
      isbn: try isbn(row), publisher: row.unguarded(publisher),
      pages: try row.value(pages) { $0 == "0" ? nil : try PageCount(parsing: $0) },
      status: shelf.flatMap(GoodreadsShelf.status),
      rating: try row.value(rating, Rating.given),
      dateRead: try row.value(dateRead, Day.init(parsing:)), dateAdded: try row.value(dateAdded, Day.init(parsing:)),
      tags: GoodreadsShelf.tags(shelves: CommaList.items(row.unguarded(shelves)), exclusive: shelf), notes: notes(row))
  }

  /// The year of the first edition where it is known.
  private func published(_ row: CSVRow) throws -> CalendarDate? {
    try year(row, originalYear) ?? year(row, yearPublished)
  }

  private func year(_ row: CSVRow, _ column: NamedColumn) throws -> CalendarDate? {
    try row.value(column) { $0 == "0" ? nil : try CalendarDate(parsing: $0) }
  }

  /// The first of both numbers that is one; where there are only wrong ones, the row is wrong.
  private func isbn(_ row: CSVRow) throws -> ISBN? {
    do {
      return try isbn(row, isbn13) ?? isbn(row, isbn)
    } catch {
      guard let other = try? isbn(row, isbn) else { throw error }
      return other
    }
  }

  /// Cells are written `="0439554934"`, so that a spreadsheet keeps the zeros.
  private func isbn(_ row: CSVRow, _ column: NamedColumn) throws -> ISBN? {
    try row.value(column) { cell in
      let digits = cell.filter { $0 != "=" && $0 != "\"" }
      return digits.isEmpty ? nil : try ISBN(parsing: digits)
    }
  }

  private func notes(_ row: CSVRow) -> String? {
    let notes = [review, privateNotes].compactMap { row.unguarded($0) }.map(GoodreadsText.lines)
    return notes.isEmpty ? nil : notes.joined(separator: "\n\n")
  }
}
