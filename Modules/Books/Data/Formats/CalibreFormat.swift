import BooksDomain
import Entities
import Files

/// The catalogue that calibre writes as CSV, with the columns a person has chosen in any order.
struct CalibreFormat: ReadableFormat {
  let name = "calibre"

  /// What else than titles and authors a catalogue may have (`calibredb catalog --help`).
  private static let fields: Set<String> = [
    "author_sort", "comments", "cover", "formats", "id", "identifiers", "isbn", "languages", "library_name", "ondevice",
    "pubdate",
    "publisher", "rating", "series", "series_index", "size", "tags", "timestamp", "title_sort", "uuid",
  ]

  /// Columns a person has made begin with `#`; one of any other name is none of calibre's.
  func recognises(_ beginning: FileBeginning) -> Bool {
    let others = beginning.header().filter { $0 != "title" && $0 != "authors" }
    return beginning.hasColumns("title", "authors") && others.allSatisfy { Self.fields.contains($0) || $0.hasPrefix("#") }
  }

  func rows(of source: ByteSource) throws -> any ImportRows<Book> {
    try TableRows(CSVReader(detecting: source)) { try CalibreColumns($0).book }
  }
}
