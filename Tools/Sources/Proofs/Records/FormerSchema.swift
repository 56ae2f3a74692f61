/// A table as it was before one of its migrations, in the SQL of the sqlite3 shell.
struct FormerSchema: Sendable {
  let table: String
  /// The version before the migration.
  let version: Int
  /// Statements that lead here from the version after it.
  let wayBack: [String]
  /// A statement that adds so many rows to the table of this version; the checksums are the migration's to renew.
  let filling: @Sendable (_ rows: Int) -> String

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
    filling: { rows in
      """
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < \(rows))
      INSERT INTO user_sessions (id, user_id, token_hash, created_at, expires_at, checksum)
      SELECT printf('%08x-0000-4000-8000-%012x', n, n), printf('%08x-0000-4000-9000-%012x', n % 97, n), 'print ' || n,
        1700000000000000000 + n, 4000000000000000000 + n, n
      FROM numbers
      """
    })

  /// Every older version of every table that has migrations, as the newest first: the ways back to it, one after another.
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
