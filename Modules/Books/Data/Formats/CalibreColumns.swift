import BooksDomain
import Entities
import Files
import Values

/// The columns of a calibre catalogue that a book is made of.
struct CalibreColumns {
  private let title, authors, authorSort, rating, timestamp, isbn, identifiers, comments, tags, series, seriesIndex: NamedColumn
  private let languages, publisher, published: NamedColumn

  /// Throws `InputFault` when a column is missing that every book needs.
  init(_ columns: NamedColumns) throws {
    (title, authors) = (columns.column("title"), columns.column("authors"))
    guard title.index != nil, authors.index != nil else {
      throw InputFault(
        line: 1, reason: "The catalogue has no column 'title' or 'authors'; choose both when calibre writes it.",
        endsReading: true)
    }
    (authorSort, rating, timestamp) = (columns.column("author_sort"), columns.column("rating"), columns.column("timestamp"))
    (isbn, identifiers) = (columns.column("isbn"), columns.column("identifiers"))
    (comments, tags) = (columns.column("comments"), columns.column("tags"))
    (series, seriesIndex) = (columns.column("series"), columns.column("series_index"))
    (languages, publisher, published) = (columns.column("languages"), columns.column("publisher"), columns.column("pubdate"))
  }

  func book(_ row: CSVRow) throws -> Book {
    let names = CalibreText.authors(row.filled(authors), sorted: row.filled(authorSort))
    return Book(
      title: row.filled(title) ?? "", author: names.first ?? "", additionalAuthors: Array(names.dropFirst()),
      publishedDate: try row.value(published) { try CalibreStamp(parsing: $0).day?.date }, isbn: try isbn(row),
      publisher: row.filled(publisher), language: CommaList.items(row.filled(languages)).first { $0 != "und" },
      rating: try row.value(rating, Rating.given),
      dateAdded: try row.value(timestamp) { try CalibreStamp(parsing: $0).day }, tags: tags(row),
      notes: row.filled(comments).map(ReviewText.plain))
  }

  /// That of the column, else that of the identifiers; where there are only wrong ones, the row is wrong.
  private func isbn(_ row: CSVRow) throws -> ISBN? {
    let other = row.filled(identifiers).flatMap(CalibreText.isbn)
    return try row.value(isbn) { cell in
      do {
        return try CalibreText.isbn(cell: cell)
      } catch {
        guard let isbn = other.flatMap({ try? ISBN(parsing: $0) }) else { throw error }
        return isbn
      }
    } ?? row.value(identifiers) { _ in try other.map(ISBN.init(parsing:)) }
  }

  /// A series is a tag with the number of the book, `InCryptid #8`, so that all of it is found by its name.
  private func tags(_ row: CSVRow) -> [String] {
    let index = row.filled(seriesIndex).map { " #" + CalibreText.number($0) } ?? ""
    return CommaList.items(row.filled(tags)) + (row.filled(series).map { [$0 + index] } ?? [])
  }
}
