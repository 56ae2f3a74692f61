public import Entities

/// A list as a value: columns for people, properties for machines, and what it holds or why it holds nothing.
public struct ListView<Item: Entity>: Sendable {
  public let title: String
  public let columns: [Column<Item>]
  /// What machine output carries, in this order.
  public let properties: [Property<Item>]
  public let content: ListContent<Item>
  /// Said when there are no rows.
  public let empty: Message
  /// What can be done with a row.
  public let actions: [Action]

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
