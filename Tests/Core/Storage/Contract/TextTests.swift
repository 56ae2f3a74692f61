import Entities
import Storage
import Testing

private typealias Columns = PlantRecord.Columns

/// Text comes back as it went in, but in NFC; on every store.
@Suite struct TextTests {
  static let exact = [
    "", " ", "\u{0}", "a\u{0}b\u{0}", "'\"\\`;--", "\r\n\t", "\u{1B}[31m", "é", "日本語", "😀", "👩‍👩‍👧‍👦", "\u{301}", "\u{FEFF}bom",
    "\u{202E}", "\u{FFFF}",
    "\u{10FFFF}", "NULL", "42", "4.0", "x'00'", "%s%n",
  ]

  @Test(arguments: TestedStore.allCases, exact)
  func textIsExact(_ kind: TestedStore, _ text: String) async throws {
    try await kind.withStore([Plant(1, text, nickname: text, code: text, remark: text)]) { store in
      let plant = try #require(try await store.plants().first)
      for found in [plant.name, plant.nickname, plant.code, plant.remark] {
        #expect(found.map { Array($0.utf8) } == Array(text.utf8))
      }
      #expect(try await store.numbers(where: .equal(Columns.code, .text(text))) == [1])
      #expect(try await store.first(where: Columns.code, is: .text(text))?.item.id.plant == 1)
    }
  }

  @Test(
    arguments: TestedStore.allCases,
    [("e\u{301}", "é"), ("\u{1100}\u{1161}\u{11B7}", "감"), ("\u{212B}", "Å"), ("q\u{323}\u{307}", "q\u{323}\u{307}")])
  func textBecomesNFC(_ kind: TestedStore, _ text: (given: String, kept: String)) async throws {
    try await kind.withStore([Plant(1, text.given, nickname: text.given)]) { store in
      let plant = try #require(try await store.plants().first)
      #expect(Array(plant.name.utf8) == Array(text.kept.utf8))
      #expect(plant.nickname.map { Array($0.utf8) } == Array(text.kept.utf8))
    }
  }

  @Test(arguments: TestedStore.allCases)
  func composedAndDecomposedAreOneKey(_ kind: TestedStore) async throws {
    try await kind.withStore([Plant(1, code: "e\u{301}")]) { store in
      await #expect { try await store.add([Plant(2, code: "é")]) } throws: {
        ($0 as? StoreError)?.reason == .taken(column: "code")
      }
    }
  }

  @Test(arguments: TestedStore.allCases)
  func emptyIsNotMissing(_ kind: TestedStore) async throws {
    try await kind.withStore([Plant(1, nickname: ""), Plant(2, nickname: nil)]) { store async throws in
      #expect(try await store.plants().map(\.nickname) == ["", nil])
      #expect(try await store.numbers(where: .isNull(Columns.nickname)) == [2])
      #expect(try await store.numbers(where: .equal(Columns.nickname, .text(""))) == [1])
    }
  }

  @Test(arguments: TestedStore.allCases)
  func aMebibyteOfTextIsKept(_ kind: TestedStore) async throws {
    let long = String(repeating: "1 MiB 😀 ", count: (1 << 20) / 11)
    try await kind.withStore([Plant(1, "short"), Plant(2, long, nickname: long, remark: long), Plant(3, "short")]) { store in
      let plants = try await store.plants()
      #expect(plants.map(\.name) == ["short", long, "short"])
      #expect(plants[1].nickname == long)
      #expect(plants[1].remark == long)
      #expect(try await store.numbers(where: .equal(Columns.name, .text(long))) == [2])
    }
  }

  @Test(arguments: TestedStore.allCases, [Int.min, -1, 0, 1, 127, 128, 32_768, 1 << 47, .max])
  func integersAreExact(_ kind: TestedStore, _ number: Int) async throws {
    try await kind.withStore([Plant(1, height: number, sown: number)]) { store async throws in
      #expect(try await store.plants() == [Plant(1, height: number, sown: number)])
    }
  }
}
