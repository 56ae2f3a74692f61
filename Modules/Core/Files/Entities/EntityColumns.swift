public import Entities
import Values

/// The header of a CSV file matched against the properties of an entity, once for all rows.
///
/// Names match without regard to case, accents, blanks, `-` and `_`, by a property's name or one of its aliases.
public struct EntityColumns<Item: Entity>: Sendable {
  private struct Column {
    let index: Int
    /// Of the currency that belongs to it.
    let currencyIndex: Int?
    let property: Property<Item>
    /// Of the property among those of the entity.
    let place: Int
    let complete: InputCompletion?
  }

  private let columns: [Column]
  private let count: Int
  private let idIndex: Int?
  /// Names of properties that more than one column gives.
  public let repeated: [String]

  /// The names as they stand in the first record; those that no property has are ignored. Completions are by the name of the property.
  public init(header: [String], completing completions: [String: InputCompletion] = [:]) {
    let properties = PropertyNames<Item>()
    let currencies = header.enumerated().compactMap { index, name in
      properties.placeOfMoney(currencyColumn: name).map { ($0, index) }
    }
    let currencyIndexes = Dictionary(currencies, uniquingKeysWith: { first, _ in first })
    columns = header.enumerated().compactMap { index, name in
      properties.place(name).map {
        Column(
          index: index, currencyIndex: currencyIndexes[$0], property: Item.properties[$0], place: $0,
          complete: completions[Item.properties[$0].name])
      }
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

  /// Sets what the row says on an item, apostrophes of an export taken away, and returns which properties it states.
  ///
  /// - Throws: `RowFault` that names the column, or the number of fields where it is not that of the header.
  public func read(_ row: CSVRow, into item: inout Item) throws(RowFault) -> StatedProperties {
    try row.check(fields: count)
    var stated = StatedProperties()
    for column in columns {
      let (index, property) = (column.index, column.property)
      do {
        let input = Self.input(row, column)
        try property.set(&item, column.complete.map { try $0(input) } ?? input)
        if input != .empty { stated.insert(column.place) }
      } catch let failure as any Failure {
        throw RowFault("\(property.name): \(failure.message)")
      } catch {
        throw RowFault("\(property.name): \(quoted(row.text(index))) cannot be understood.")
      }
    }
    return stated
  }

  private static func input(_ row: CSVRow, _ column: Column) -> PropertyInput {
    if row.bytes(column.index).count == 0 { return .empty }
    let text = SpreadsheetGuard.unguarded(row.text(column.index))
    if let currency = column.currencyIndex, row.bytes(currency).count > 0 {
      return .money(amount: text, currency: row.text(currency))
    }
    return column.property.isList ? .list(ListCell.items(text)) : .text(text)
  }
}
