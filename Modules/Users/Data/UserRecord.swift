import Entities
public import Storage
public import UsersDomain
import Values

/// The row of a user: who they are, and the keys they are found and sorted by.
public struct UserRecord: Record {
  let model: User

  /// The row that keeps this user.
  public init(_ model: User) {
    self.model = model
  }

  enum Columns {
    static let name = TableColumn.text("name")
    static let typedEmail = TableColumn.text("email_as_typed")
    static let avatarURL = TableColumn.text("avatar_url").optional
    /// Nanoseconds since 1970.
    static let createdAt = TableColumn.integer("created_at")
    /// What users are sorted by.
    static let nameKey = TableColumn.text("name_key")
    /// The key of the address, which no two users share.
    static let email = TableColumn.text("email")
    /// Folded text: what search and filters look into.
    static let nameText = TableColumn.text("name_text")
    static let emailText = TableColumn.text("email_text")
  }

  public static let table = Table(
    "users",
    columns: [
      Table.id, Columns.name, Columns.typedEmail, Columns.avatarURL, Columns.createdAt, Columns.nameKey, Columns.email,
      Columns.nameText, Columns.emailText,
    ],
    indexes: [
      TableIndex(Columns.email, isUnique: true),
      // All that the usual order asks for, so that a list of any length is read from the index.
      TableIndex(Columns.nameKey, Columns.email, Table.id),
    ],
    search: [SearchColumn(Columns.nameText, weight: 10), SearchColumn(Columns.emailText, weight: 4)])

  /// The columns a user is read back from come first; the keys behind them are only written.
  public static let readColumns = 5
}
