public import ClosetDomain
import Files
import Foundation
public import Storage
import Values

/// The row of an outfit that was worn.
public struct WornOutfitRecord: Record {
  let model: WornOutfit

  /// Takes the outfit as it is.
  public init(_ model: WornOutfit) {
    self.model = model
  }

  enum Columns {
    static let day = TableColumn.text("day")
    /// The ids, joined as in a cell of a file.
    static let garments = TableColumn.text("garments")
  }

  public static let table = Table(
    "worn_outfits", columns: [Table.id, Columns.day, Columns.garments], indexes: [TableIndex(Columns.day)])

  public func write(to row: inout RowBuilder) {
    row.id(model.id)
    row.text(model.day.text)
    row.text(ListCell.joined(model.garments.map(UUIDText.text)))
  }

  public static func model(of row: borrowing Row) throws -> WornOutfit {
    guard let day = Day(utf8: try row.bytes(1)) else { throw row.damaged(1) }
    var ids: [UUID] = []
    for text in ListCell.items(utf8: try row.bytes(2)) {
      guard let id = UUIDText.uuid(text) else { throw row.damaged(2) }
      ids.append(id)
    }
    return WornOutfit(id: try row.id(0), day: day, garments: ids)
  }
}
