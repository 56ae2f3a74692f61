public import ClosetDomain
public import Storage
import Values

extension GarmentFilter: QueryFilter {
  public var conditions: [Condition] {
    var conditions: [Condition] = []
    func contains(_ column: TableColumn, _ text: String?) {
      if let text { conditions.append(.contains(column, Fold.folded(text))) }
    }
    contains(GarmentRecord.Columns.nameText, name)
    contains(GarmentRecord.Columns.colorText, color)
    contains(GarmentRecord.Columns.brandText, brand)
    contains(GarmentRecord.Columns.materialText, material)
    if let type { conditions.append(.equal(GarmentRecord.Columns.type, .text(type.text))) }
    if let place = slot.flatMap({ Slot.allCases.firstIndex(of: $0) }) {
      conditions.append(.equal(GarmentRecord.Columns.slot, .integer(Int64(place))))
    }
    if let formality { conditions.append(.equal(GarmentRecord.Columns.formality, .integer(Int64(formality.rawValue)))) }
    if let isInWash { conditions.append(.equal(GarmentRecord.Columns.inWash, .integer(isInWash ? 1 : 0))) }
    return conditions
  }
}
