import Entities
public import REST
import Storage
import UsersDomain
import Values

extension UserRecord {
  /// The people as others see them over HTTP; names are those of the remote row.
  public static let remote = RemoteTable(
    "users", of: UserRecord.self, summary: "The people who share what is kept here.", keys: ["email_address"],
    columns: [
      .id,
      RemoteColumn(
        "full_name", .text, of: "name", isRequired: true, filter: .text(Columns.name, folded: Columns.nameText),
        order: Columns.nameKey),
      RemoteColumn(
        "email_address", .text, of: "email", isRequired: true,
        filter: .parsed(Columns.email, EmailAddress.self) { .text($0.key) }, order: Columns.email),
      RemoteColumn("avatar", .text, of: "avatarURL", filter: .text(Columns.avatarURL), order: Columns.avatarURL),
      RemoteColumn("created_at", .time, of: "createdAt", filter: .time(Columns.createdAt), order: Columns.createdAt),
    ], blank: { User(name: "", email: nil) })
}
