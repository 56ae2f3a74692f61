import Storage
import Testing

private typealias Columns = PlantRecord.Columns

/// Every operator of `Condition`, on every store.
@Suite struct ConditionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let condition: Condition
    let finds: [Int]

    init(_ name: String, _ condition: Condition, finds: [Int]) {
      testDescription = name
      self.condition = condition
      self.finds = finds
    }
  }

  private static let plants = [
    Plant(1, "aloe", nickname: "spiky", height: 10, sown: 1999),
    Plant(2, "basil", nickname: "", height: 20, sown: -5),
    Plant(3, "Basil", height: 20),
    Plant(4, "bästis", nickname: "a%_b", height: .min, sown: .max),
  ]

  static let comparisons = [
    Case("= number", .compare(Columns.height, .equal, .integer(20)), finds: [2, 3]),
    Case("<> number", .compare(Columns.height, .notEqual, .integer(20)), finds: [1, 4]),
    Case("< number", .compare(Columns.height, .less, .integer(20)), finds: [1, 4]),
    Case("<= number", .compare(Columns.height, .lessOrEqual, .integer(20)), finds: [1, 2, 3, 4]),
    Case("> number", .compare(Columns.height, .greater, .integer(10)), finds: [2, 3]),
    Case(">= number", .compare(Columns.height, .greaterOrEqual, .integer(10)), finds: [1, 2, 3]),
    Case("the smallest number", .equal(Columns.height, .integer(Int.min)), finds: [4]),
    Case("the largest number", .compare(Columns.sown, .greaterOrEqual, .integer(Int.max)), finds: [4]),
    Case("= text, case counts", .equal(Columns.name, .text("basil")), finds: [2]),
    Case("< text, by bytes", .compare(Columns.name, .less, .text("b")), finds: [1, 3]),
    Case("> text, by bytes", .compare(Columns.name, .greater, .text("basil")), finds: [4]),
    Case("= empty text", .equal(Columns.nickname, .text("")), finds: [2]),
    Case(">= empty text", .compare(Columns.nickname, .greaterOrEqual, .text("")), finds: [1, 2, 4]),
  ]

  static let others = [
    Case("in", .isIn(Columns.name, [.text("aloe"), .text("Basil"), .text("rose")]), finds: [1, 3]),
    Case("in a list of one", .isIn(Columns.sown, [.integer(1999)]), finds: [1]),
    Case("in nothing", .isIn(Columns.name, []), finds: []),
    Case("prefix", .hasPrefix(Columns.name, "ba"), finds: [2]),
    Case("prefix outside ASCII", .hasPrefix(Columns.name, "bä"), finds: [4]),
    Case("prefix that is the whole text", .hasPrefix(Columns.name, "aloe"), finds: [1]),
    Case("prefix longer than the text", .hasPrefix(Columns.name, "aloes"), finds: []),
    Case("empty prefix", .hasPrefix(Columns.nickname, ""), finds: [1, 2, 4]),
    Case("contains", .contains(Columns.name, "asi"), finds: [2, 3]),
    Case("contains at the end", .contains(Columns.name, "stis"), finds: [4]),
    Case("contains signs that mean something to LIKE", .contains(Columns.nickname, "%_"), finds: [4]),
    Case("contains nothing", .contains(Columns.nickname, ""), finds: [1, 2, 4]),
    Case("contains more than there is", .contains(Columns.name, "aloe aloe"), finds: []),
    Case("null", .isNull(Columns.nickname), finds: [3]),
    Case("not null", .not(.isNull(Columns.sown)), finds: [1, 2, 4]),
    Case("all", .all([.hasPrefix(Columns.name, "b"), .equal(Columns.height, .integer(20))]), finds: [2]),
    Case("any", .any([.isNull(Columns.sown), .equal(Columns.name, .text("aloe"))]), finds: [1, 3]),
    Case("all of nothing", .all([]), finds: [1, 2, 3, 4]),
    Case("any of nothing", .any([]), finds: []),
    Case(
      "any within all within not",
      .not(
        .all([.any([.equal(Columns.height, .integer(20)), .equal(Columns.height, .integer(10))]), .hasPrefix(Columns.name, "b")])),
      finds: [1, 3, 4]),
  ]

  @Test(arguments: TestedStore.allCases, comparisons + others)
  func findsWhatHolds(_ kind: TestedStore, _ wanted: Case) async throws {
    try await kind.withStore(Self.plants) { store async throws in
      #expect(try await store.numbers(where: wanted.condition) == wanted.finds)
      #expect(try await store.count(Query(where: [wanted.condition])) == wanted.finds.count)
    }
  }

  @Test(arguments: TestedStore.allCases)
  func severalConditionsMustAllHold(_ kind: TestedStore) async throws {
    try await kind.withStore(Self.plants) { store async throws in
      let query = Query(where: [.equal(Columns.height, .integer(20)), .isNull(Columns.sown)])
      #expect(try await store.numbers(query) == [3])
    }
  }

  @Test(arguments: TestedStore.allCases)
  func thousandsOfConditionsAreNoError(_ kind: TestedStore) async throws {
    try await kind.withStore(Self.plants) { store async throws in
      let many = (0..<3000).map { Condition.compare(Columns.height, .notEqual, .integer(1_000_000 + $0)) }
      #expect(try await store.numbers(Query(where: many)) == [1, 2, 3, 4])
      #expect(try await store.numbers(where: .not(.any(many))) == [])
      #expect(try await store.numbers(where: .isIn(Columns.height, (10..<3010).map { .integer($0) })) == [1, 2, 3])
    }
  }
}
