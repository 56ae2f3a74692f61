import BooksDomain
import Entities
import Files

/// The CSV that Goodreads exports, in its older form of 31 columns and its newer one of 24.
///
/// It is written in the older form, which Goodreads imports. That has no place for ids, languages, months and days of publication and
/// quarters of a star, and parts names and shelves at commas.
struct GoodreadsFormat: ReadableFormat, WritableFormat {
  let name = "goodreads"

  func recognises(_ beginning: FileBeginning) -> Bool {
    beginning.hasColumns("Book Id", "Title", "Author", "Exclusive Shelf")
  }

  func rows(of source: ByteSource) throws -> any ImportRows<Book> {
    try TableRows(CSVReader(detecting: source)) { try GoodreadsColumns($0).book }
  }

  func makeWriter() -> any ItemWriter<Book> { GoodreadsWriter() }
}
