public import Entities

/// A list as a value: columns for people, fields for machines, and what it holds or why it holds nothing.
public struct ListView<Item: Sendable>: Sendable {
  /// Names the list where a renderer has room for it.
  public let title: String
  /// What people see, from left to right.
  public let columns: [Column<Item>]
  /// What machine output carries, in this order.
  public let fields: [OutputField<Item>]
  /// The state of the list, or where its rows come from.
  public let content: ListContent<Item>
  /// Said when there are no rows.
  public let empty: Message
  /// What can be done with a row.
  public let actions: [Action]

  /// A list of items that need be no entities; their fields are stated.
  public init(
    title: String, columns: [Column<Item>], fields: [OutputField<Item>], content: ListContent<Item>, empty: Message,
    actions: [Action] = []
  ) {
    self.title = title
    self.columns = columns
    self.fields = fields
    self.content = content
    self.empty = empty
    self.actions = actions
  }
}

extension ListView where Item: Entity {
  /// A list that gives machines every property of the entity unless it is said otherwise.
  public init(
    title: String, columns: [Column<Item>], properties: [Property<Item>] = Item.properties, content: ListContent<Item>,
    empty: Message, actions: [Action] = []
  ) {
    self.init(
      title: title, columns: columns, fields: properties.map { OutputField($0) }, content: content, empty: empty, actions: actions
    )
  }
}
