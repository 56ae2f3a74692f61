public import Entities

/// Writes entities as CSV rows under a header of their property names.
public struct EntityCSVWriter<Item: Entity>: Sendable {
  private let properties: [Property<Item>]
  private let guarded: Bool

  /// - Parameter guarded: whether text that a spreadsheet would run gets an apostrophe in front, as exports have it.
  public init(guarded: Bool) {
    properties = Item.properties
    self.guarded = guarded
  }

  /// One line of property names; written also when no item follows.
  public func appendHeader(to buffer: inout ByteBuffer) {
    for (index, property) in properties.enumerated() {
      if index > 0 { buffer.append(0x2C) }
      buffer.appendCSV(property.name)
      if let currency = property.currencyColumn {
        buffer.append(0x2C)
        buffer.appendCSV(currency)
      }
    }
    buffer.append(0x0A)
  }

  /// One row, ended by a line feed.
  public func append(_ item: Item, to buffer: inout ByteBuffer) {
    var isFirst = true
    for property in properties {
      if !isFirst { buffer.append(0x2C) }
      isFirst = false
      if property.currencyColumn == nil {
        buffer.appendCSV(property.value(item), guarded: guarded)
      } else {
        buffer.appendCSV(amountAndCurrencyOf: property.value(item))
      }
    }
    buffer.append(0x0A)
  }
}
