public import Storage
import UsersDomain
import Values

extension UserRecord {
  public func write(to row: inout RowBuilder) {
    row.id(model.id)
    row.text(model.name)
    // The rules let nobody through who lacks an address or a time; without them the table, which is STRICT, refuses the row.
    row.text(model.email?.text)
    row.text(model.avatarURL?.text)
    row.integer(model.createdAt.map { Int($0.nanoseconds) })
    row.text(SortKey.text(model.name))
    row.text(model.email?.key)
    row.folded(model.name)
    row.folded(model.email?.text ?? "")
  }
}
