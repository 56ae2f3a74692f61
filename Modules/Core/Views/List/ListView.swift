public import Entities

/// A list as a value: columns for people, properties for machines, and what it holds or why it holds nothing.
public struct ListView<Item: Entity>: Sendable {
  /// Names the list where a renderer has room for it.
  public let title: String
  /// What people see, from left to right.
  public let columns: [Column<Item>]
  /// What machine output carries, in this order.
  public let properties: [Property<Item>]
  /// The state of the list, or where its rows come from.
  public let content: ListContent<Item>
  /// Said when there are no rows.
  public let empty: Message
  /// What can be done with a row.
  public let actions: [Action]

  /// A list that shows machines every property unless it is said otherwise.
  public init(
    title: String, columns: [Column<Item>], properties: [Property<Item>] = Item.properties, content: ListContent<Item>,
    empty: Message, actions: [Action] = []
  ) {
    self.title = title
    self.columns = columns
    self.properties = properties
    self.content = content
    self.empty = empty
    self.actions = actions
  }
}
