public import Storage
public import UsersDomain
import Values

extension UserFilter: QueryFilter {
  public var conditions: [Condition] {
    let parts = [(UserRecord.Columns.nameText, name), (UserRecord.Columns.emailText, email)]
    return parts.compactMap { column, text in text.map { .contains(column, Fold.folded($0)) } }
  }
}
