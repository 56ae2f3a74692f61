/// A table as it was before one of its migrations.
struct FormerSchema: Sendable {
  let table: String
  /// The version before the migration.
  let version: Int
  /// Statements that lead here from the version after it.
  let wayBack: [String]
  /// Those of this version, in their order.
  let columns: [String]
  /// The values of the row of a number.
  let row: @Sendable (_ number: Int) -> [FormerValue]

  /// One for each migration any table has: without it the proofs refuse to run.
  static let all = [sessions1]

  /// Sessions of the version that knew no renewal.
  private static let sessions1 = FormerSchema(
    table: "user_sessions", version: 1,
    wayBack: [
      "DROP INDEX user_sessions_former_token_hash",
      "ALTER TABLE user_sessions DROP COLUMN former_token_hash",
      "ALTER TABLE user_sessions DROP COLUMN replaced_at",
    ],
    columns: ["id", "user_id", "token_hash", "created_at", "expires_at"],
    row: { number in
      var dice = Dice(seed: UInt64(number))
      let created = 1_700_000_000_000_000_000 + number
      return [
        .text(dice.id()), .text(dice.id()), .text("print \(number)"), .integer(created),
        .integer(created + 2_592_000_000_000_000),
      ]
    })

  /// A statement that adds so many rows.
  func filling(_ rows: Int) -> String {
    let lines = (1...rows).map { number in
      let values = row(number)
      return "(\((values.map(\.sql) + ["\(FormerValue.checksum(values))"]).joined(separator: ", ")))"
    }
    return "INSERT INTO \(table) (\(columns.joined(separator: ", ")), checksum) VALUES\n" + lines.joined(separator: ",\n")
  }

  /// Every older version of every table that has migrations, each as the way back to it, the present one first.
  ///
  /// - Parameter versions: the tables of today and their versions.
  /// - Throws: `ProofError` where nobody has said how to go back.
  static func ways(from versions: [String: Int]) throws(ProofError) -> [[FormerSchema]] {
    var ways: [[FormerSchema]] = []
    for (table, today) in versions.sorted(by: { $0.key < $1.key }) {
      var way: [FormerSchema] = []
      for version in stride(from: today - 1, to: 0, by: -1) {
        guard let schema = all.first(where: { $0.table == table && $0.version == version }) else {
          throw ProofError("nobody has said how '\(table)' goes back to version \(version); add it to FormerSchema.all")
        }
        way.append(schema)
        ways.append(way)
      }
    }
    return ways
  }
}
