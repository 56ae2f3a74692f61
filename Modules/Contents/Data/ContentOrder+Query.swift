public import ContentsDomain
public import Storage

extension ContentOrder: QueryOrder {
  public var columns: [TableColumn] {
    switch self {
    case .name: [ContentRecord.Columns.nameKey]
    case .added: [ContentRecord.Columns.addedAt]
    }
  }
}
