import BooksData
import BooksDomain
import Entities

/// A file as the formats of the feature read it.
struct ReadFile {
  let format: String
  let rows: [ImportRow<Book>]

  init(_ path: String, format: String? = nil) throws {
    let opened = try BookFiles.interchange.open(path, format: format)
    self.format = opened.format
    var rows: [ImportRow<Book>] = []
    while let row = try opened.rows.next() { rows.append(row) }
    self.rows = rows
  }

  /// The rows that describe a book.
  var books: [Book] { rows.compactMap { try? $0.item.get() } }

  /// `line: reason` of the others.
  var faults: [String] {
    rows.compactMap { row in
      guard case .failure(let fault) = row.item else { return nil }
      return "\(row.line): \(fault.reason)"
    }
  }
}
