public import Storage
public import UsersDomain

extension UserOrder: QueryOrder {
  public var columns: [TableColumn] {
    switch self {
    case .name: [UserRecord.Columns.nameKey, UserRecord.Columns.email]
    case .email: [UserRecord.Columns.email]
    case .created: [UserRecord.Columns.createdAt]
    }
  }
}
