public import Entities

/// One entity as a value: labelled rows for people, properties for machines.
public struct DetailView<Item: Entity>: Sendable {
  public let item: Item
  public let rows: [LabelledRow]
  public let properties: [Property<Item>]
  public let actions: [Action]

  /// Without rows of its own the view shows every property under the title made of its name.
  public init(
    _ item: Item, rows: [LabelledRow]? = nil, properties: [Property<Item>] = Item.properties, actions: [Action] = []
  ) {
    self.item = item
    self.rows = rows ?? properties.map { LabelledRow(PropertyTitle.of($0.name), $0.value(item)) }
    self.properties = properties
    self.actions = actions
  }
}
