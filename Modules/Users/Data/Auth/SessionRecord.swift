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
    /// Nanoseconds since 1970, both.
    static let createdAt = TableColumn.integer("created_at")
    static let expiresAt = TableColumn.integer("expires_at")
  }

  static let table = Table(
    "user_sessions",
    columns: [Table.id, Columns.user, Columns.fingerprint, Columns.createdAt, Columns.expiresAt],
    indexes: [TableIndex(Columns.fingerprint, isUnique: true), TableIndex(Columns.user)])

  static func model(of row: borrowing Row) throws -> Session {
    Session(
      id: try row.id(0), user: try row.id(1), fingerprint: try row.text(2),
      createdAt: Timestamp(nanoseconds: Int64(try row.integer(3))), expiresAt: Timestamp(nanoseconds: Int64(try row.integer(4))))
  }

  func write(to row: inout RowBuilder) {
    row.id(model.id)
    row.id(model.user)
    row.text(model.fingerprint)
    row.integer(Int(model.createdAt.nanoseconds))
    row.integer(Int(model.expiresAt.nanoseconds))
  }
}
