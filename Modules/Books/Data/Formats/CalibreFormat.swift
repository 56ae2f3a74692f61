import BooksDomain
import Entities
import Files

/// The catalogue that calibre writes as CSV, with the columns a person has chosen in any order.
struct CalibreFormat: ReadableFormat {
  let name = "calibre"

  func recognises(_ beginning: FileBeginning) -> Bool {
    let own = [
      "author_sort", "identifiers", "library_name", "pubdate", "series_index", "timestamp", "title_sort", "uuid",
    ]
    return beginning.hasColumns("title", "authors") && own.contains { beginning.hasColumns($0) }
  }

  func rows(of source: ByteSource) throws -> any ImportRows<Book> {
    try TableRows(CSVReader(source)) { try CalibreColumns($0).book }
  }
}
