public import Entities
import Values

/// The header of a CSV file matched against the properties of an entity, once for all rows.
///
/// Names match without regard to case, accents, blanks, `-` and `_`, by a property's name or one of its aliases.
public struct EntityColumns<Item: Entity>: Sendable {
  private let columns: [(index: Int, property: Property<Item>)]
  private let count: Int
  private let idIndex: Int?
  /// Names of properties that more than one column gives.
  public let repeated: [String]

  /// The names as they stand in the first record; those that no property has are ignored.
  public init(header: [String]) {
    let properties = PropertyNames<Item>()
    columns = header.enumerated().compactMap { index, name in
      properties.place(name).map { (index, Item.properties[$0]) }
    }
    count = header.count
    idIndex = columns.first { $0.property.name == "id" }?.index
    var seen = Set<String>()
    repeated = columns.map(\.property.name).filter { !seen.insert($0).inserted }
  }

  /// Those of the given properties that no column gives.
  public func missing(_ required: [String]) -> [String] {
    required.filter { name in !columns.contains { $0.property.name == name } }
  }

  /// Whether the row states the identity of its item.
  public func hasID(_ row: CSVRow) -> Bool {
    idIndex.map { $0 < row.count && row.bytes($0).count > 0 } ?? false
  }

  /// Sets what the row says on an item, apostrophes of an export taken away.
  ///
  /// - Throws: `RowFault` that names the column, or the number of fields where it is not that of the header.
  public func read(_ row: CSVRow, into item: inout Item) throws(RowFault) {
    try row.check(fields: count)
    for (index, property) in columns {
      do {
        try property.set(&item, Self.input(row, index, property))
      } catch let failure as any Failure {
        throw RowFault("\(property.name): \(failure.message)")
      } catch {
        throw RowFault("\(property.name): \(quoted(row.text(index))) cannot be understood.")
      }
    }
  }

  private static func input(_ row: CSVRow, _ index: Int, _ property: Property<Item>) -> PropertyInput {
    if row.bytes(index).count == 0 { return .empty }
    let text = SpreadsheetGuard.unguarded(row.text(index))
    return property.isList ? .list(ListCell.items(text)) : .text(text)
  }
}
