import Storage
import Testing

private typealias Columns = PlantRecord.Columns

/// Prefixes are bytes, also where an index range ends in an odd place; on every store.
@Suite struct PrefixTests {
  private static let names = [
    "", "\u{0}", "a", "a\u{0}", "ab", "a\u{7F}", "a\u{80}", "a\u{D7FF}", "a\u{E000}", "a\u{FFFF}", "a\u{10FFFE}", "a\u{10FFFF}",
    "a\u{10FFFF}\u{10FFFF}", "a\u{10FFFF}z", "b", "é", "日本", "日本語", "😀", "\u{10FFFF}", "\u{10FFFF}\u{10FFFF}",
  ]

  private static let prefixes = names + ["ab\u{10FFFF}", "日", "z", "😀😀"]

  @Test(arguments: TestedStore.allCases)
  func prefixesAreFoundToTheLastScalarThereIs(_ kind: TestedStore) async throws {
    try await kind.withStore(Self.names.enumerated().map { Plant($0, $1) }) { store async throws in
      for prefix in Self.prefixes {
        let expected = Self.names.indices.filter { Self.names[$0].utf8.starts(with: prefix.utf8) }
        #expect(try await store.numbers(where: .hasPrefix(Columns.name, prefix)) == expected, "prefix \(prefix.debugDescription)")
      }
    }
  }

  @Test(arguments: TestedStore.allCases)
  func partsAreFoundByTheirBytes(_ kind: TestedStore) async throws {
    try await kind.withStore(Self.names.enumerated().map { Plant($0, $1) }) { store async throws in
      for part in Self.prefixes {
        let expected = Self.names.indices.filter { holds(Array(Self.names[$0].utf8), Array(part.utf8)) }
        #expect(try await store.numbers(where: .contains(Columns.name, part)) == expected, "part \(part.debugDescription)")
      }
    }
  }

  private func holds(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    part.count <= text.count && (0...text.count - part.count).contains { text[$0...].starts(with: part) }
  }
}
