import BooksDomain
import Entities
import Files

/// The entries of a BibTeX file as books. Parts of books come when their book is known, the rest as it stands in the file.
final class BibTeXRows: ImportRows {
  private let reader: BibTeXReader
  private var references = BibTeXCrossReferences()
  private var hasEnded = false
  /// Read already, to see whether there is anything to read at all.
  private var first: ImportRow<Book>?

  /// Reads up to the first row. Throws `InputFault` when nothing in the file is BibTeX, which takes any text between entries.
  init(_ reader: BibTeXReader) throws {
    self.reader = reader
    first = try read()
    if first == nil, !reader.hasCommands {
      throw InputFault(
        line: 1, reason: "There is no entry in the file; one of BibTeX begins like @book{key, title = {…}", endsReading: true)
    }
  }

  var bytesRead: Int { reader.bytesRead }

  func next() throws -> ImportRow<Book>? {
    guard let row = first else { return try read() }
    first = nil
    return row
  }

  private func read() throws -> ImportRow<Book>? {
    do {
      while true {
        if let entry = references.next() { return Self.row(entry) }
        if hasEnded { return nil }
        if let entry = try reader.next() {
          references.add(entry)
        } else {
          hasEnded = true
          references.finish()
        }
      }
    } catch let fault as InputFault {
      hasEnded = hasEnded || fault.endsReading
      return ImportRow(line: fault.line, item: .failure(RowFault(fault.reason)))
    }
  }

  private static func row(_ entry: BibTeXEntry) -> ImportRow<Book> {
    do throws(RowFault) {
      let (book, hasID) = try entry.book()
      return ImportRow(line: entry.line, hasID: hasID, item: .success(book))
    } catch {
      return ImportRow(line: entry.line, item: .failure(error))
    }
  }
}
