public import Entities

/// What machine output carries of one item: a name and where its value comes from.
public struct OutputField<Item>: Sendable {
  /// The key in JSON, and the cell of the header in CSV.
  public let name: String
  /// What CSV calls the column of the currency, behind that of the amount; nil for all that is no money.
  public let currencyColumn: String?
  /// Reads the value of one item; it is written exactly.
  public let value: @Sendable (Item) -> PropertyValue

  /// A field with a value of its own.
  public init(_ name: String, currencyColumn: String? = nil, value: @escaping @Sendable (Item) -> PropertyValue) {
    self.name = name
    self.currencyColumn = currencyColumn
    self.value = value
  }

  /// A property under its own name.
  public init(_ property: Property<Item>) {
    self.init(property.name, currencyColumn: property.currencyColumn, value: property.value)
  }

  /// What people see in the column, for items that are no entities.
  public init(_ column: Column<Item>) {
    self.init(column.name, value: column.value)
  }
}
