import BooksDomain
import Entities
public import REST
import Storage
import Values

extension BookRecord {
  /// The library as others see it over HTTP; values are those of the app's own JSON.
  public static let remote = RemoteTable(
    "books", of: BookRecord.self, summary: "The library.", keys: ["isbn"],
    columns: [
      .id,
      RemoteColumn(
        "title", .text, of: "title", isRequired: true, filter: .text(Columns.title, folded: Columns.titleText),
        order: Columns.titleKey),
      RemoteColumn(
        "author", .text, of: "author", isRequired: true, filter: .text(Columns.author, folded: Columns.authorText),
        order: Columns.authorKey),
      RemoteColumn("additional_authors", .list, of: "additionalAuthors"),
      RemoteColumn(
        "published_date", .partialDate, of: "publishedDate",
        filter: .parsed(Columns.publishedKey, CalendarDate.self) { .integer($0.sortNumber) }, order: Columns.publishedKey),
      RemoteColumn(
        "isbn", .text, of: "isbn", filter: .parsed(Columns.isbn, ISBN.self) { .integer($0.number) }, order: Columns.isbn),
      RemoteColumn("publisher", .text, of: "publisher", filter: .text(Columns.publisher), order: Columns.publisher),
      RemoteColumn("pages", .integer, of: "pages", filter: .integer(Columns.pages), order: Columns.pages),
      RemoteColumn("language", .text, of: "language", filter: .text(Columns.language), order: Columns.language),
      RemoteColumn(
        "status", .text, of: "status", choices: ReadingStatus.allCases.map(\.text), filter: .text(Columns.status),
        order: Columns.status),
      RemoteColumn(
        "rating", .number, of: "rating", filter: .hundredths(Columns.rating), order: Columns.rating),
      RemoteColumn(
        "date_read", .day, of: "dateRead", filter: .parsed(Columns.dateRead, Day.self) { .text($0.text) }, order: Columns.dateRead
      ),
      RemoteColumn(
        "date_added", .day, of: "dateAdded", filter: .parsed(Columns.dateAdded, Day.self) { .text($0.text) },
        order: Columns.dateAdded),
      RemoteColumn("tags", .list, of: "tags"),
      RemoteColumn("notes", .text, of: "notes", filter: .text(Columns.notes), order: Columns.notes),
    ], blank: { Book(title: "", author: "") })
}
