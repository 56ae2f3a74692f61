import BooksDomain
import Entities
import Files

/// BibTeX and biblatex: every entry that has a title and an author or editor is read, every book is written as `@book`.
///
/// Five fields of its own keep what BibTeX has no place for: `app-id`, `readstatus`, `rating`, `dateread`, `dateadded`.
struct BibTeXFormat: ReadableFormat, WritableFormat {
  let name = "bibtex"

  func recognises(_ beginning: FileBeginning) -> Bool {
    var isLineStart = true
    for place in beginning.bytes.indices {
      let byte = beginning.bytes[place]
      if byte == 0x40, isLineStart, BibTeXOpening(beginning.bytes[place...]).isEntry { return true }
      // Blanks in front of an entry do not matter.
      isLineStart = byte == 0x0A || byte == 0x0D || isLineStart && (byte == 0x20 || byte == 0x09)
    }
    return false
  }

  func rows(of source: ByteSource) throws -> any ImportRows<Book> {
    if FileBeginning(try source.peek(FileBeginning.length)).firstSign == nil {
      throw InputFault(line: 1, reason: "The file is empty.", endsReading: true)
    }
    return try BibTeXRows(BibTeXReader(source))
  }

  func makeWriter() -> any ItemWriter<Book> { BibTeXWriter() }
}
