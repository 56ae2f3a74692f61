import BooksDomain
import Entities
import Files

/// The entries of a BibTeX file as books. Parts of books come when their book is known, the rest as it stands in the file.
final class BibTeXRows: ImportRows {
  private let reader: BibTeXReader
  private var references = BibTeXCrossReferences()
  private var hasEnded = false

  init(_ reader: BibTeXReader) {
    self.reader = reader
  }

  var bytesRead: Int { reader.bytesRead }

  func next() throws -> ImportRow<Book>? {
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
