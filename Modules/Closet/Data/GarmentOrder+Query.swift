public import ClosetDomain
public import Storage

extension GarmentOrder: QueryOrder {
  public var columns: [TableColumn] {
    switch self {
    case .name: [GarmentRecord.Columns.nameKey]
    case .type: [GarmentRecord.Columns.type, GarmentRecord.Columns.nameKey]
    case .slot: [GarmentRecord.Columns.slot, GarmentRecord.Columns.nameKey]
    case .clo: [GarmentRecord.Columns.clo]
    case .price: [GarmentRecord.Columns.currency, GarmentRecord.Columns.price]
    case .purchased: [GarmentRecord.Columns.purchasedKey]
    case .wears: [GarmentRecord.Columns.wears]
    case .lastWorn: [GarmentRecord.Columns.lastWorn]
    case .brand: [GarmentRecord.Columns.brandKey, GarmentRecord.Columns.nameKey]
    }
  }
}
