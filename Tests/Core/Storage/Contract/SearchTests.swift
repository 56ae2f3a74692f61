import Storage
import Testing
import Values

private typealias Columns = PlantRecord.Columns

/// What full text finds, on every store; how it ranks is each store's own affair.
@Suite struct SearchTests {
  private static let plants = [
    Plant(1, "Lady's Mantle", height: 30, remark: "dew on its leaves"),
    Plant(2, "Œillet d'Inde", height: 20, remark: "Łódź, Straße; the red one"),
    Plant(3, "Red Campion", height: 60, remark: "Mantle of a lady"),
    Plant(4, "桜の木", height: 900, remark: "東京タワー"),
    Plant(5, "Honoré", height: 60, remark: "감나무 😀 near:col AND or NOT"),
    Plant(6, "", height: 1, remark: "left\u{0}right"),
  ]

  static let finds: [(String, [Int])] = [
    ("mantle", [1, 3]), ("MANTLE", [1, 3]), ("mant", [1, 3]), ("antle", []), ("rose", []),
    ("red mantle", [3]), ("mantle RED", [3]), ("red inde", [2]), ("mantle rose", []),
    ("\"red campion\"", [3]), ("\"campion red\"", []), ("\"red camp\"", []), ("\"red camp", [3]),
    // The name ends with a word and the remark begins with another: no phrase goes over from one to the other.
    ("\"campion mantle\"", []), ("\"mantle dew\"", []), ("\"dew on\"", [1]), ("lady's", [1]), ("\"lady mantle\"", []),
    ("oeillet", [2]), ("œil", [2]), ("lodz", [2]), ("ŁÓDŹ", [2]), ("strasse", [2]), ("Straße", [2]),
    ("honore", [5]), ("honore\u{301}", [5]), ("桜", [4]), ("東京", [4]), ("京東", []), ("タワー", [4]),
    ("감", [5]), ("\u{1100}\u{1161}\u{11B7}", [5]), ("near", [5]), ("and", [5]), ("OR", [5]), ("NOT", [5]),
    ("left", [6]), ("right", [6]), ("left\u{0}right", [6]), ("60", []),
  ]

  @Test(arguments: TestedStore.allCases, finds)
  func everyWordIsFoundAsThePrefixOfOne(_ kind: TestedStore, _ wanted: (text: String, numbers: [Int])) async throws {
    try await kind.withStore(Self.plants) { store async throws in
      let query = Query(search: SearchText(wanted.text))
      #expect(try await store.numbers(query).sorted() == wanted.numbers)
      #expect(try await store.count(query) == wanted.numbers.count)
    }
  }

  static let oddTexts = [
    "", " ", "\"", "\"\"", "\"\"\"", "*", "a*", "*a", "NEAR(", "NEAR(a b, 2)", "AND", "AND AND", "a AND", "OR a", "NOT",
    "a NOT b", "col:x",
    "name_text:red", "{name_text}: red", "-x", "- x", "^x", "+x", "(", ")", "()", "a + b", "x;--", "'; DROP TABLE plants; --",
    "''", "\\",
    "\u{0}", "a\u{0}b", "\u{0}\"", "😀", "👩‍👩‍👧‍👦", "\u{301}", "\u{FFFF}", "\u{10FFFF}", "\u{FEFF}", "\u{202E}", "%", "_", "?1", "rank",
    "bm25(1)",
  ]

  @Test(arguments: TestedStore.allCases, oddTexts)
  func noTextIsAnError(_ kind: TestedStore, _ text: String) async throws {
    try await kind.withStore(Self.plants) { store in
      let query = Query(search: SearchText(text))
      let found = try await store.numbers(query)
      #expect(try await store.count(query) == found.count)
      let ordered = Query(search: SearchText(text), order: [.init(Columns.height)])
      #expect(try await Set(store.numbers(ordered)) == Set(found))
    }
  }

  @Test(arguments: TestedStore.allCases, ["", "\"", "- + *", "\u{0}"])
  func aSearchWithoutWordsFindsNothing(_ kind: TestedStore, _ text: String) async throws {
    try await kind.withStore(Self.plants) { store async throws in
      #expect(try await store.numbers(Query(search: SearchText(text))) == [])
      #expect(try await store.count(Query(search: SearchText(text))) == 0)
    }
  }

  @Test(arguments: TestedStore.allCases)
  func longTextsAreNoError(_ kind: TestedStore) async throws {
    let words = String(repeating: "mantle ", count: 5000)
    let endless = String(repeating: "a", count: 1 << 20)
    let phrase = "\"" + String(repeating: "dew-on.", count: 5000) + "\""
    try await kind.withStore(Self.plants) { store async throws in
      #expect(try await store.numbers(Query(search: SearchText(words))).sorted() == [1, 3])
      #expect(try await store.numbers(Query(search: SearchText(endless))) == [])
      #expect(try await store.numbers(Query(search: SearchText(phrase))) == [])
    }
  }

  @Test(arguments: TestedStore.allCases)
  func aSearchGoesTogetherWithTheRestOfAQuery(_ kind: TestedStore) async throws {
    try await kind.withStore(Self.plants) { store async throws in
      func query(_ order: [Query.Order] = [], limit: Int? = nil, offset: Int = 0) -> Query {
        let tall = Condition.compare(Columns.height, .greater, .integer(25))
        return Query(
          where: [tall, .not(.equal(Columns.name, .text("x")))], search: SearchText("mantle"), order: order, limit: limit,
          offset: offset)
      }
      #expect(try await store.numbers(query()).sorted() == [1, 3])
      #expect(try await store.numbers(query([.init(Columns.height, isDescending: true)])) == [3, 1])
      #expect(try await store.numbers(query([.init(Columns.height)], limit: 1)) == [1])
      #expect(try await store.numbers(query([.init(Columns.height)], limit: 1, offset: 1)) == [3])
      #expect(try await store.numbers(query(limit: 1)).count == 1)
      #expect(try await store.numbers(query(limit: 5, offset: 1)).count == 1)
      #expect(try await store.count(query(limit: 1, offset: 1)) == 2)
      let small = Query(where: [.equal(Columns.height, .integer(60))], search: SearchText("mantle"))
      #expect(try await store.numbers(small) == [3])
      #expect(try await store.count(small) == 1)
    }
  }

  @Test(arguments: TestedStore.allCases)
  func theIndexFollowsEveryChange(_ kind: TestedStore) async throws {
    try await kind.withStore(Self.plants) { store in
      func found(_ text: String) async throws -> [Int] { try await store.numbers(Query(search: SearchText(text))).sorted() }
      #expect(try await store.replace(Plant(1, "Alchemilla", remark: "dew on its leaves")))
      #expect(try await found("mantle") == [3])
      #expect(try await found("alchemilla") == [1])
      #expect(try await found("dew") == [1])
      #expect(try await store.replace(Plant(1, "Alchemilla", height: 7, remark: "dew on its leaves")))
      #expect(try await found("alchemilla dew") == [1])
      #expect(try await store.remove(3))
      #expect(try await found("mantle") == [])
      try await store.add([Plant(3, "Mantle")])
      #expect(try await found("mantle") == [3])
    }
  }

  @Test(arguments: TestedStore.allCases)
  func aTransactionFindsWhatItDidAndTheStoreWhatWasKept(_ kind: TestedStore) async throws {
    try await kind.withStore(Self.plants) { store async throws in
      let query = Query(search: SearchText("mantle"))
      await #expect(throws: CancellationError.self) {
        try await store.transaction { transaction in
          try await transaction.add(Plant(7, "Mantle"))
          _ = try await transaction.remove(1)
          let inside = try await transaction.numbers(query).sorted()
          #expect(inside == [3, 7])
          throw CancellationError()
        }
      }
      #expect(try await store.numbers(query).sorted() == [1, 3])
    }
  }
}
