public import Entities

/// One column of a list for people: where its value comes from and how it is laid out.
public struct Column<Item>: Sendable {
  /// The property it shows, or a name of its own.
  public let name: String
  /// Heads the column.
  public let title: String
  /// Trailing for numbers.
  public let alignment: ColumnAlignment
  /// What gives way where there is too little room.
  public let fit: ColumnFit
  /// Where there is no room for all columns, the one with the highest number goes first; of equals, the last.
  public let priority: Int
  /// Reads the value of one row.
  public let value: @Sendable (Item) -> PropertyValue
  /// nil where a value is written as values of its kind are, for which renderers need no `String`.
  let ownDisplay: (@Sendable (PropertyValue) -> String)?

  /// How a value is written for people.
  public var display: @Sendable (PropertyValue) -> String { ownDisplay ?? { $0.displayText } }

  /// A column with a value of its own. Without a title the name becomes one: `publishedDate` is `Published date`.
  public init(
    _ name: String, title: String? = nil, alignment: ColumnAlignment = .leading, fit: ColumnFit = .fixed, priority: Int = 0,
    display: (@Sendable (PropertyValue) -> String)? = nil, value: @escaping @Sendable (Item) -> PropertyValue
  ) {
    self.name = name
    self.title = title ?? PropertyTitle.of(name)
    self.alignment = alignment
    self.fit = fit
    self.priority = priority
    self.value = value
    ownDisplay = display
  }
}

extension Column where Item: Entity {
  /// A column that shows the property of this name. A name no property has is a mistake of the program and stops it.
  public init(
    _ name: String, title: String? = nil, alignment: ColumnAlignment = .leading, fit: ColumnFit = .fixed, priority: Int = 0,
    display: (@Sendable (PropertyValue) -> String)? = nil
  ) {
    let properties = Item.properties
    // Over places, since a search of the array itself makes the runtime look for a conformance first.
    guard let place = properties.indices.first(where: { properties[$0].name == name }) else {
      // A mistake of the program, which the first list that is shown tells.
      preconditionFailure("\(Item.self) has no property '\(name)'")
    }
    self.init(
      name, title: title, alignment: alignment, fit: fit, priority: priority, display: display, value: properties[place].value)
  }

  /// The id: whole where there is room, else its first eight digits, which a command takes as well.
  public static var id: Column {
    Column("id", title: "ID", fit: .abbreviated(minimum: 9), priority: 1)
  }
}
