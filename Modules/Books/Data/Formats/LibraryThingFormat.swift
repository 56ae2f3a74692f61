import BooksDomain
import Entities
import Files

/// The tab-separated file that LibraryThing exports, in which a quote is a quote and a review may have lines.
///
/// It is UTF-8 with a stray byte of another encoding here and there, where a library's catalogue gave one; it was UTF-16 once.
struct LibraryThingFormat: ReadableFormat {
  let name = "librarything"
  private static let tab: UInt8 = 0x09

  func recognises(_ beginning: FileBeginning) -> Bool {
    beginning.hasColumns("Book Id", "Title", "Primary Author", separator: Self.tab)
  }

  func rows(of source: ByteSource) throws -> any ImportRows<Book> {
    let text = ByteSource(decoding: source, as: .utf8OrWindows)
    return try TableRows(CSVReader(text, separator: Self.tab, quotes: false, isNumbered: true)) {
      try LibraryThingColumns($0).book
    }
  }
}
