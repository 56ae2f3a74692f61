import BooksData
import BooksDomain
import Entities
import Foundation
import Storage
import Synchronization
import TestSupport
import Testing

@Suite struct ExportAndImportTests {
  private let folder = ScratchFolder()

  @Test(arguments: ["csv", "json"])
  func `an export imported into an empty library is exported the same to the byte`(format: String) async throws {
    var generator = HostileBooks(seed: 2024)
    let books = try generator.make(2000) + [try .full(), try .sample(), try .sample("dune")]
    let library = try await StoreKind.sqlite.library(books, in: folder)
    let first = try await export(library, to: format)
    let copy = try await StoreKind.sqlite.library(in: folder)
    let summary = try await importing(first, into: copy)
    #expect(summary.rejected == [])
    #expect(summary.imported == books.count)
    #expect(try await export(copy, to: format) == first)
    #expect(try await copy.pages(Selection(BookFilter())).all() == books)
    let again = try await importing(first, into: copy)
    #expect((again.unchanged, again.read) == (books.count, books.count))
  }

  @Test func `a whole book is written as users rely on`() async throws {
    let id = UUID(uuidString: "02020304-0506-0708-090a-0b0c0d0e0f10")
    let library = try await StoreKind.memory.library(
      [try .full(), try .sample("=Dune") { $0.id = try #require(id) }], in: folder)
    #expect(
      String(decoding: try await export(library, to: "csv"), as: UTF8.self) == #"""
        id,title,author,additionalAuthors,publishedDate,isbn,publisher,pages,language,status,rating,dateRead,dateAdded,tags,notes
        01020304-0506-0708-090a-0b0c0d0e0f10,Good Omens,Terry Pratchett,Neil Gaiman; a\; b\\,1990-05-10,9780060853983,Gollancz,288,en,reading,4.25,2001-02-03,2000-12-31,funny; end of the world; \\\;,"Two
        lines"
        02020304-0506-0708-090a-0b0c0d0e0f10,'=Dune,Frank Herbert,,,,,,,,,,,,

        """#)
    #expect(
      String(decoding: try await export(library, to: "json"), as: UTF8.self) == #"""
        [
        {"id":"01020304-0506-0708-090a-0b0c0d0e0f10","title":"Good Omens","author":"Terry Pratchett","additionalAuthors":["Neil Gaiman","a; b\\"],"publishedDate":"1990-05-10","isbn":"9780060853983","publisher":"Gollancz","pages":288,"language":"en","status":"reading","rating":4.25,"dateRead":"2001-02-03","dateAdded":"2000-12-31","tags":["funny","end of the world","\\;"],"notes":"Two\nlines"},
        {"id":"02020304-0506-0708-090a-0b0c0d0e0f10","title":"=Dune","author":"Frank Herbert","additionalAuthors":[],"publishedDate":null,"isbn":null,"publisher":null,"pages":null,"language":null,"status":null,"rating":null,"dateRead":null,"dateAdded":null,"tags":[],"notes":null}
        ]

        """#)
  }

  @Test(arguments: [
    (
      "csv",
      "id,title,author,additionalAuthors,publishedDate,isbn,publisher,pages,language,status,rating,dateRead,dateAdded,tags,notes\n"
    ),
    ("json", "[]\n"),
  ])
  func `an empty library is a file that can be imported`(format: String, text: String) async throws {
    let library = try await StoreKind.memory.library(in: folder)
    #expect(String(decoding: try await export(library, to: format), as: UTF8.self) == text)
    #expect(try await importing(Array(text.utf8), into: library).read == 0)
  }

  @Test func `of 3000 rows one is bad and the others are in`() async throws {
    var rows = (0..<3000).map {
      GoodreadsExport.row(["Book Id": "\($0)", "Title": "Book \($0)", "Original Publication Year": "1901"])
    }
    rows[1499] = GoodreadsExport.row(["Title": "Bad", "Original Publication Year": "8858"])
    let library = try await StoreKind.sqlite.library(in: folder)
    let file = Array(([GoodreadsExport.newer] + rows).joined(separator: "\n").utf8)
    let summary = try await importing(file, into: library)
    #expect(summary.imported == 2999)
    let reason = "'8858' is no date a book was published on; the latest year allowed is 2199."
    #expect(summary.rejected == [RejectedRow(line: 1501, reason: reason)])
    let again = try await importing(file, into: library)
    #expect((again.unchanged, again.rejected.count, again.read) == (2999, 1, 3000))
  }

  @Test(arguments: StoreKind.allCases)
  func `both lengths of one ISBN are one book, in one file and in two`(kind: StoreKind) async throws {
    let library = try await kind.library(in: folder)
    let text = "title,author,isbn\nHarry Potter,Rowling,0439554934\nHarry Potter 1,J. K. Rowling,978-0-439-55493-0\n"
    let summary = try await importing(Array(text.utf8), into: library)
    #expect((summary.imported, summary.duplicates) == (1, 1))
    let other = "title,author,isbn,tags\nHP,Rowling,9780439554930,magic\n"
    #expect(try await importing(Array(other.utf8), into: library).updated == 1)
    let books = try await library.pages(Selection(BookFilter())).all()
    #expect(books.map(\.title) == ["Harry Potter"] && books.map(\.tags) == [["magic"]])
  }

  @Test(arguments: StoreKind.allCases)
  func `the same work with other signs, case and accents is one book`(kind: StoreKind) async throws {
    let library = try await kind.library(in: folder)
    let text = """
      title,author,publishedDate
      Œuvres complètes,Honoré de Balzac,1842
      OEUVRES COMPLETES,Honore de Balzac,1842-01
      "oeuvres, complètes!",Honore\u{301} de  Balzac,1842
      Œuvres complètes,Honoré de Balzac,1843

      """
    let summary = try await importing(Array(text.utf8), into: library)
    #expect((summary.imported, summary.duplicates) == (2, 2))
  }

  @Test func `a file is written whole, and a failed export leaves the former one`() async throws {
    let library = try await StoreKind.memory.library([try .sample()], in: folder)
    let path = try folder.file("books.csv", "former")
    await #expect(throws: CancellationError.self) {
      let failing = Pages<Book> { { throw CancellationError() } }
      _ = try await BookFiles.interchange.write(failing, format: "csv", to: .file(path))
    }
    #expect(try folder.bytes("books.csv") == Array("former".utf8))
    let count = try await BookFiles.interchange.write(library.pages(Selection(BookFilter())), format: "csv", to: .file(path))
    #expect(count == 1)
    let written = try folder.bytes("books.csv")
    #expect(try await export(library, to: "csv") == written)
  }

  private func export(_ library: StoreBookRepository, to format: String) async throws -> [UInt8] {
    let written = Mutex<[UInt8]>([])
    let all = library.pages(Selection(BookFilter()))
    let write: @Sendable (UnsafeRawBufferPointer) -> Void = { bytes in written.withLock { $0 += bytes } }
    _ = try await BookFiles.interchange.write(all, format: format, to: .stream(write))
    return written.withLock(\.self)
  }

  private func importing(_ bytes: [UInt8], into library: StoreBookRepository) async throws -> ImportSummary {
    let opened = try BookFiles.interchange.open(folder.file("import", bytes), format: nil)
    return try await ImportUseCase<Book>(repository: library)([(name: nil, rows: opened.rows)])
  }
}
