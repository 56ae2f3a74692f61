public import Storage
public import WidgetsDomain

extension WidgetOrder: QueryOrder {
  public var columns: [TableColumn] {
    switch self {
    case .name: [WidgetRecord.Columns.nameKey]
    case .added: [WidgetRecord.Columns.addedAt]
    }
  }
}
