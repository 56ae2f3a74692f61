import Entities
import Storage
import UsersDomain

/// The row of a user's credentials.
struct CredentialsRecord: Record {
  let model: Credentials

  init(_ model: Credentials) {
    self.model = model
  }

  static let table = Table("user_credentials", columns: [Table.id, TableColumn.text("password_hash")])

  static func model(of row: borrowing Row) throws -> Credentials {
    Credentials(id: try row.id(0), hash: PasswordHash(text: try row.text(1)))
  }

  func write(to row: inout RowBuilder) {
    row.id(model.id)
    row.text(model.hash.text)
  }
}
