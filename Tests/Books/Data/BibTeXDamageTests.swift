import BooksData
import BooksDomain
import Entities
import Storage
import TestSupport
import Testing

/// BibTeX whose end or order is lost: no endless reading, every entry accounted for.
@Suite struct BibTeXDamageTests {
  private let folder = ScratchFolder()

  @Test(arguments: [0, 1])
  func `BibTeX cut at any byte is read as far as it goes`(part: Int) throws {
    let whole = Array(BibTeXFile.quirks.utf8)
    for count in stride(from: part, to: whole.count, by: 2) {
      let path = try folder.file("cut.bib", whole[..<count])
      guard whole[..<count].contains(UInt8(ascii: "{")) else {
        #expect(throws: (any Error).self, "nothing in it is BibTeX") { try ReadFile(path, format: "bibtex") }
        continue
      }
      let file = try ReadFile(path, format: "bibtex")
      #expect(file.rows.count <= 10 && Set(file.rows.map(\.line)).count == file.rows.count, "\(count) bytes")
    }
  }

  @Test func `random damage leaves every entry in or named`() async throws {
    var damage = Damage(seed: 5)
    for _ in 0..<200 {
      let library = try await StoreKind.memory.library(in: folder)
      let path = try folder.file("damaged.bib", damage.of(Array(BibTeXFile.quirks.utf8)))
      let rows = try ReadFile(path, format: "bibtex").rows
      let opened = try BookFiles.interchange.open(path, format: "bibtex")
      let summary = try await ImportUseCase<Book>(repository: library)([(name: nil, rows: opened.rows)])
      #expect(summary.read == rows.count)
      #expect(try await library.pages(Selection(BookFilter())).all().count == summary.imported)
    }
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      "@book{a, title = {", "@comment{", "@string{a = {", "@", "@book{", "{", "@book{a,\n@book{b,", "@book{a, crossref = {a}}",
      "\\", "@book{a, title = {\\'", "$",
      "@book{a, title = {T}, author = {A}, crossref = {b}}\n", "%", "@book(a, ", "@book{a, title = \"",
      "@book{k, title={T}, author={and and }}",
    ])
  func `the same piece over and over is read in bounded time`(piece: String) throws {
    let text = String(repeating: piece, count: 4000) + "\n" + BibTeXFile.entry()
    let lines = String(repeating: piece + "\n", count: 4000) + BibTeXFile.entry()
    for text in [text, lines] { #expect(try ReadFile(folder.file("long.bib", text), format: "bibtex").rows.count <= 8001) }
  }
}
