public import ProductsDomain
public import Storage

extension ProductOrder: QueryOrder {
  public var columns: [TableColumn] {
    switch self {
    case .name: [ProductRecord.Columns.nameKey]
    case .price: [ProductRecord.Columns.currency, ProductRecord.Columns.price]
    case .category: [ProductRecord.Columns.category, ProductRecord.Columns.nameKey]
    }
  }
}
