public import Entities

/// One entity as a value: labelled rows for people, properties for machines.
public struct DetailView<Item: Entity>: Sendable {
  /// The entity machines get whole.
  public let item: Item
  /// What people see, in this order.
  public let rows: [LabelledRow]
  /// What machine output carries, in this order.
  public let fields: [OutputField<Item>]
  /// What can be done with the item.
  public let actions: [Action]

  /// Without rows of its own the view shows every property under the title made of its name.
  ///
  /// `shown` is what people read of a property; machine output carries its value whatever that is.
  public init(
    _ item: Item, rows: [LabelledRow]? = nil, properties: [Property<Item>] = Item.properties,
    shown: ((Property<Item>) -> PropertyValue)? = nil, actions: [Action] = []
  ) {
    self.item = item
    self.rows = rows ?? properties.map { LabelledRow(PropertyTitle.of($0.name), shown?($0) ?? $0.value(item)) }
    fields = properties.map { OutputField($0) }
    self.actions = actions
  }
}
