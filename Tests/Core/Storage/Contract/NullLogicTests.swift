import Storage
import Testing

private typealias Columns = PlantRecord.Columns

/// What is missing is neither equal nor unequal to anything: SQL's logic of three values, on every store.
@Suite struct NullLogicTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let condition: Condition
    let holds: Bool

    init(_ name: String, _ condition: Condition, holds: Bool) {
      testDescription = name
      self.condition = condition
      self.holds = holds
    }
  }

  private static let unknown = Condition.equal(Columns.sown, .integer(1))
  private static let yes = Condition.equal(Columns.height, .integer(0))
  private static let no = Condition.equal(Columns.height, .integer(1))

  static let cases =
    Condition.Comparison.allCases.flatMap { comparison in
      [
        Case("missing \(comparison.rawValue) number", .compare(Columns.sown, comparison, .integer(1)), holds: false),
        Case("not missing \(comparison.rawValue) number", .not(.compare(Columns.sown, comparison, .integer(1))), holds: false),
        Case("number \(comparison.rawValue) missing", .compare(Columns.height, comparison, .null), holds: false),
        Case("not number \(comparison.rawValue) missing", .not(.compare(Columns.height, comparison, .null)), holds: false),
        Case("missing \(comparison.rawValue) missing", .compare(Columns.sown, comparison, .null), holds: false),
      ]
    } + [
      Case("unknown or true", .any([unknown, yes]), holds: true),
      Case("not (unknown or false)", .not(.any([unknown, no])), holds: false),
      Case("not (unknown and false)", .not(.all([unknown, no])), holds: true),
      Case("not (unknown and true)", .not(.all([unknown, yes])), holds: false),
      Case("not not unknown", .not(.not(unknown)), holds: false),
      Case("in a list with null, found", .isIn(Columns.height, [.null, .integer(0)]), holds: true),
      Case("in a list with null, not found", .isIn(Columns.height, [.null, .integer(1)]), holds: false),
      Case("not in a list with null", .not(.isIn(Columns.height, [.null, .integer(1)])), holds: false),
      Case("not in a list without null", .not(.isIn(Columns.height, [.integer(1)])), holds: true),
      Case("missing not in a list", .not(.isIn(Columns.sown, [.integer(1)])), holds: false),
      Case("missing not in nothing", .not(.isIn(Columns.sown, [])), holds: true),
      Case("missing has no prefix", .not(.hasPrefix(Columns.nickname, "a")), holds: false),
      Case("missing has not even the empty prefix", .not(.hasPrefix(Columns.nickname, "")), holds: false),
      Case("missing contains nothing", .not(.contains(Columns.nickname, "a")), holds: false),
      Case("missing does not even contain the empty text", .not(.contains(Columns.nickname, "")), holds: false),
    ]

  @Test(arguments: TestedStore.allCases, cases)
  func unknownIsNotTrue(_ kind: TestedStore, _ wanted: Case) async throws {
    try await kind.withStore([Plant(1)]) { store async throws in
      #expect(try await store.numbers(where: wanted.condition) == (wanted.holds ? [1] : []))
    }
  }
}
