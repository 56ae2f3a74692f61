import BooksData
import BooksDomain
import Entities
import Testing

/// Files that were cut, mixed up or bitten, the same in every run: no trap, no endless reading, every row accounted for.
@Suite struct DamagedFileTests {
  private let folder = ScratchFolder()

  @Test(arguments: [0, 1])
  func `BibTeX cut at any byte is read as far as it goes`(part: Int) throws {
    let whole = Array(BibTeXFile.quirks.utf8)
    for count in stride(from: part, to: whole.count, by: 2) {
      let file = try ReadFile(folder.file("cut.bib", whole[..<count]), format: "bibtex")
      #expect(file.rows.count <= 10 && Set(file.rows.map(\.line)).count == file.rows.count, "\(count) bytes")
    }
  }

  @Test(arguments: ["bibtex", "goodreads"])
  func `a file with random damage is read to its end`(format: String) async throws {
    let samples = [
      BibTeXFile.quirks, GoodreadsExport.newer + "\n" + GoodreadsExport.row(["My Review": "a<br/>b", "ISBN": "=\"\""]) + "\n",
    ]
    let whole = Array(samples[format == "bibtex" ? 0 : 1].utf8)
    var damage = Damage(seed: 5)
    for _ in 0..<400 {
      let library = try await StoreKind.memory.library(in: folder)
      let path = try folder.file("damaged", damage.bytes(of: whole))
      do {
        let rows = try BookFiles.interchange.open(path, format: format).rows
        let counted = CountedRows(rows)
        let summary = try await ImportBooksUseCase(repository: library)([(name: nil, rows: counted)])
        #expect(summary.read == counted.count)
        #expect(try await library.pages(Selection(BookFilter())).all().count == summary.imported)
      } catch {
        #expect(format == "goodreads", "\(error)")
      }
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
    let text = String(repeating: piece, count: 5000) + "\n" + BibTeXFile.entry()
    let lines = String(repeating: piece + "\n", count: 5000) + BibTeXFile.entry()
    for text in [text, lines] { #expect(try ReadFile(folder.file("long.bib", text), format: "bibtex").rows.count <= 10_001) }
  }
}

/// Counts what passes.
private final class CountedRows: ImportRows {
  private let rows: any ImportRows<Book>
  private(set) var count = 0

  init(_ rows: any ImportRows<Book>) {
    self.rows = rows
  }

  var bytesRead: Int { rows.bytesRead }

  func next() throws -> ImportRow<Book>? {
    let row = try rows.next()
    count += row == nil ? 0 : 1
    return row
  }
}

/// Changes bytes at random: flips bits, cuts, doubles, swaps, and puts in what has a meaning.
private struct Damage {
  private static let signs = Array("@{}()\",=#%\\$~'`\n\r \u{0}&-".utf8)
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func bytes(of whole: [UInt8]) -> [UInt8] {
    var bytes = whole
    for _ in 0...next(8) where !bytes.isEmpty {
      let place = next(bytes.count)
      let end = min(place + next(60), bytes.count)
      switch next(6) {
      case 0: bytes[place] ^= 1 << UInt8(next(8))
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: next(bytes.count))
      case 3: bytes[place] = Self.signs[next(Self.signs.count)]
      case 4: bytes.insert(Self.signs[next(Self.signs.count)], at: place)
      default: bytes.swapAt(place, next(bytes.count))
      }
    }
    return bytes
  }

  private mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}
