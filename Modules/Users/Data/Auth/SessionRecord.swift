import Entities
import Foundation
import Storage
import UsersDomain
import Values

/// The row of a session.
struct SessionRecord: Record {
  let model: Session

  init(_ model: Session) {
    self.model = model
  }

  enum Columns {
    static let user = TableColumn.text("user_id")
    static let fingerprint = TableColumn.text("token_hash")
    /// Nanoseconds since 1970, as all times.
    static let createdAt = TableColumn.integer("created_at")
    static let expiresAt = TableColumn.integer("expires_at")
    static let formerFingerprint = TableColumn.text("former_token_hash").optional
    static let replacedAt = TableColumn.integer("replaced_at").optional
  }

  static let table = Table(
    "user_sessions", version: 2,
    columns: [
      Table.id, Columns.user, Columns.fingerprint, Columns.createdAt, Columns.expiresAt, Columns.formerFingerprint,
      Columns.replacedAt,
    ],
    indexes: [
      TableIndex(Columns.fingerprint, isUnique: true), TableIndex(Columns.user), TableIndex(Columns.formerFingerprint),
    ],
    migrations: [
      Migration(
        to: 2,
        "ALTER TABLE user_sessions ADD COLUMN former_token_hash TEXT",
        "ALTER TABLE user_sessions ADD COLUMN replaced_at INTEGER",
        """
        CREATE INDEX user_sessions_former_token_hash ON user_sessions (former_token_hash)
        WHERE former_token_hash IS NOT NULL
        """)
    ])

  static func model(of row: borrowing Row) throws -> Session {
    Session(
      id: try row.id(0), user: try row.id(1), fingerprint: try row.text(2), formerFingerprint: try row.optionalText(5),
      replacedAt: try row.optionalInteger(6).map { Timestamp(nanoseconds: Int64($0)) },
      createdAt: Timestamp(nanoseconds: Int64(try row.integer(3))), expiresAt: Timestamp(nanoseconds: Int64(try row.integer(4))))
  }

  func write(to row: inout RowBuilder) {
    row.id(model.id)
    row.id(model.user)
    row.text(model.fingerprint)
    row.integer(Int(model.createdAt.nanoseconds))
    row.integer(Int(model.expiresAt.nanoseconds))
    row.text(model.formerFingerprint)
    row.integer(model.replacedAt.map { Int($0.nanoseconds) })
  }
}
