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
  private let hasDecimalCommas: Bool
  /// Names of properties that more than one column gives.
  public let repeated: [String]

  /// The names as they stand in the first record; those that no property has are ignored. Completions are by the name of the property.
  ///
  /// - Parameter hasDecimalCommas: whether what is no value of a property may be one with a point instead of a comma.
  public init(header: [String], completing completions: [String: InputCompletion] = [:], hasDecimalCommas: Bool = false) {
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
    self.hasDecimalCommas = hasDecimalCommas
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
        try set(column, of: &item, to: input)
        if input != .empty { stated.insert(column.place) }
      } catch let failure as any Failure {
        throw RowFault("\(property.name): \(failure.message)")
      } catch {
        throw RowFault("\(property.name): \(quoted(row.text(index))) cannot be understood.")
      }
    }
    return stated
  }

  private func set(_ column: Column, of item: inout Item, to input: PropertyInput) throws {
    func set(_ input: PropertyInput) throws {
      try column.property.set(&item, column.complete.map { try $0(input) } ?? input)
    }
    do {
      try set(input)
    } catch {
      // A text takes any comma; what refuses it may be a number.
      guard hasDecimalCommas, let pointed = input.pointed, (try? set(pointed)) != nil else { throw error }
    }
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

extension PropertyInput {
  /// The same amount with a point before its decimals; nil for what is none.
  fileprivate var pointed: PropertyInput? {
    switch self {
    case .text(let text): DecimalComma.pointed(text).map { .text($0) }
    case .money(let amount, let currency): DecimalComma.pointed(amount).map { .money(amount: $0, currency: currency) }
    case .empty, .list: nil
    }
  }
}
