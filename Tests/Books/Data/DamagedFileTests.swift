import BooksData
import BooksDomain
import Entities
import Files
import Storage
import TestSupport
import Testing
import Values

/// Whatever happens to a file on its way, it is read to an end, and every row is accounted for.
@Suite struct DamagedFileTests {
  private let folder = ScratchFolder()

  @Test(arguments: QuirkyExports.all.keys.sorted())
  func `each format's own file is read whole`(format: String) async throws {
    let text = try #require(QuirkyExports.all[format])
    let library = try await StoreKind.memory.library(in: folder)
    let summary = try await importing(Array(text.utf8), as: nil, into: library)
    #expect((summary.imported, summary.rejected) == (2, []))
    let again = try await importing(Array(text.utf8), as: format, into: library)
    #expect((again.unchanged, again.read) == (2, 2))
  }

  @Test(arguments: QuirkyExports.all.keys.sorted())
  func `a file may end at any byte`(format: String) async throws {
    let bytes = Array(try #require(QuirkyExports.all[format]).utf8)
    for end in bytes.indices { try await check(Array(bytes[..<end]), as: format) }
  }

  @Test(arguments: QuirkyExports.all.keys.sorted(), 1...4 as ClosedRange<UInt64>)
  func `bits may flip, and pieces be lost, doubled or swapped`(format: String, seed: UInt64) async throws {
    let bytes = Array(try #require(QuirkyExports.all[format]).utf8)
    var damage = Damage(seed: seed)
    for _ in 0..<150 { try await check(damage.of(bytes), as: format) }
  }

  private func check(_ bytes: [UInt8], as format: String) async throws {
    let library = try await StoreKind.memory.library(in: folder)
    do {
      let summary = try await importing(bytes, as: format, into: library)
      // A line ends in LF, CRLF or CR.
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      #expect(summary.read <= lines)
      #expect(summary.rejected.allSatisfy { (1...lines).contains($0.line) && !$0.reason.isEmpty })
      let stored = try await library.pages(Selection(BookFilter())).all()
      #expect(stored.count == summary.imported)
      for book in stored { #expect(try book.prepared() == book) }
    } catch {
      #expect(error is any Failure, "\(error)")
    }
  }

  private func importing(_ bytes: [UInt8], as format: String?, into library: StoreBookRepository) async throws -> ImportSummary {
    let opened = try BookFiles.interchange.open(folder.file("damaged", bytes), format: format)
    return try await ImportUseCase<Book>(repository: library)([(name: nil, rows: opened.rows)])
  }
}
