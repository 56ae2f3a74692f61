import Testing

@testable import Proofs

struct FormerSchemaTests {
  @Test func eachOlderVersionHasItsWayBack() throws {
    let ways = try FormerSchema.ways(from: ["books": 1, "user_sessions": 2])
    #expect(ways.map { $0.map { "\($0.table) \($0.version)" } } == [["user_sessions 1"]])
    #expect(try FormerSchema.ways(from: ["books": 1]).isEmpty)
  }

  @Test(arguments: [["books": 2], ["user_sessions": 3]])
  func aMigrationNobodyHasDescribedIsNamed(_ versions: [String: Int]) {
    let error = #expect(throws: ProofError.self) { try FormerSchema.ways(from: versions) }
    #expect(error?.description.contains("'\(versions.keys.first ?? "")'") == true)
  }

  @Test func rowsAreDifferentAndTheSameEachTime() throws {
    let schema = try #require(FormerSchema.all.first)
    #expect(schema.filling(3) == schema.filling(3))
    #expect(Set(schema.filling(3).split(separator: "\n")).count == 4)
  }

  @Test func aTextIsQuotedAsSQLWants() {
    #expect(FormerValue.text("O'Brien").sql == "'O''Brien'")
    #expect(FormerValue.integer(-7).sql == "-7")
  }

  @Test func theChecksumTellsValuesAndTheirTypesApart() {
    let rows: [[FormerValue]] = [[.text("1"), .integer(2)], [.integer(1), .integer(2)], [.integer(2), .text("1")], []]
    #expect(Set(rows.map(FormerValue.checksum)).count == rows.count)
  }
}
