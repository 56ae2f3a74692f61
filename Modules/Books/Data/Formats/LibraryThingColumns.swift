import BooksDomain
import Entities
import Files
import Values

/// The columns of a LibraryThing export that a book is made of.
///
/// `Sort Character`, the place from 1 where sorting begins, is not among them: a title stays whole, and what it is sorted by follows
/// from the articles of its language, for a book of any origin alike.
struct LibraryThingColumns {
  private let title, primaryAuthor, secondaryAuthor, publication, date, review, rating, comment, privateComment: NamedColumn
  private let pages, dateStarted, dateRead, tags, collections, languages, isbn, isbns, entryDate: NamedColumn

  /// Throws `InputFault` when a column is missing that every book needs.
  init(_ columns: NamedColumns) throws {
    (title, primaryAuthor) = (columns.column("Title"), columns.column("Primary Author"))
    guard title.index != nil, primaryAuthor.index != nil else {
      throw InputFault(
        line: 1, reason: "A LibraryThing export has the columns 'Title' and 'Primary Author', with tabs between them.",
        endsReading: true)
    }
    (secondaryAuthor, publication) = (columns.column("Secondary Author"), columns.column("Publication"))
    (date, pages, languages) = (columns.column("Date"), columns.column("Page Count"), columns.column("Languages"))
    (review, comment) = (columns.column("Review"), columns.column("Comment", or: "Comments"))
    (privateComment, rating) = (columns.column("Private Comment", or: "Private Comments"), columns.column("Rating"))
    (dateStarted, dateRead) = (columns.column("Date Started"), columns.column("Date Read"))
    (tags, collections) = (columns.column("Tags"), columns.column("Collections"))
    (isbn, isbns, entryDate) = (columns.column("ISBN"), columns.column("ISBNs"), columns.column("Entry Date"))
  }

  func book(_ row: CSVRow) throws -> Book {
    let authors = [primaryAuthor, secondaryAuthor].flatMap { LibraryThingText.authors(row.filled($0)) }
    let shelves = CommaList.items(row.filled(collections))
    let read = try day(row, dateRead)
    let isStarted = LibraryThingText.unbracketed(row.filled(dateStarted)) != nil
    let isFinished = LibraryThingText.unbracketed(row.filled(dateRead)) != nil
    return Book(
      title: row.filled(title) ?? "", author: authors.first ?? "", additionalAuthors: Array(authors.dropFirst()),
      publishedDate: row.filled(date).flatMap(LibraryThingText.published), isbn: try isbn(row),
      publisher: row.filled(publication).flatMap(LibraryThingText.publisher),
      pages: try row.value(pages) { try LibraryThingText.pages($0).map(PageCount.init(parsing:)) },
      language: CommaList.items(row.filled(languages)).first,
      status: LibraryThingText.status(collections: shelves, isStarted: isStarted, isFinished: isFinished),
      rating: try row.value(rating, Rating.given), dateRead: read,
      dateAdded: try day(row, entryDate),
      tags: CommaList.items(row.filled(tags)) + shelves.filter(LibraryThingText.isTag), notes: notes(row))
  }

  /// nil for a date that is known only to the month or the year.
  private func day(_ row: CSVRow, _ column: NamedColumn) throws -> Day? {
    try row.value(column) { try LibraryThingText.unbracketed($0).flatMap { Day(try CalendarDate(parsing: $0)) } }
  }

  /// The first number of both columns that is one; where there are only wrong ones, the row is wrong.
  private func isbn(_ row: CSVRow) throws -> ISBN? {
    let others = CommaList.items(row.filled(isbns))
    let all = [LibraryThingText.unbracketed(row.filled(isbn))].compactMap(\.self) + others
    if let isbn = all.lazy.compactMap({ try? ISBN(parsing: $0) }).first { return isbn }
    return try row.value(isbn) { try LibraryThingText.unbracketed($0).map(ISBN.init(parsing:)) }
      ?? row.value(isbns) { _ in try others.first.map(ISBN.init(parsing:)) }
  }

  private func notes(_ row: CSVRow) -> String? {
    let notes = [review, comment, privateComment].compactMap { row.filled($0) }.map(LibraryThingText.lines).map(ReviewText.plain)
    return notes.isEmpty ? nil : notes.joined(separator: "\n\n")
  }
}
