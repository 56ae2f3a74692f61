public import ContentsDomain
public import Storage

extension ContentOrder: QueryOrder {
  public var columns: [TableColumn] {
    switch self {
    case .title: [ContentRecord.Columns.titleKey]
    case .theme: [ContentRecord.Columns.themeText]
    case .url: [ContentRecord.Columns.urlKey]
    case .level: [ContentRecord.Columns.level]
    case .added: [ContentRecord.Columns.addedAt]
    }
  }
}
