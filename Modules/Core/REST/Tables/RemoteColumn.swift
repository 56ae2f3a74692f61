public import Entities
public import Storage
import Values

/// A column of a remote table: which property of the entity it shows, under which name, and how it is compared and sorted.
public struct RemoteColumn<Item: Entity>: Sendable {
  /// Which part of a property stands in the column.
  public enum Part: Sendable { case whole, amount, currency }

  /// What there is to say without the type of the rows.
  public let description: ColumnDescription
  let property: Property<Item>
  let part: Part
  /// What stands in the column for an item.
  @usableFromInline let value: @Sendable (Item) -> PropertyValue
  /// Sets the whole property.
  @usableFromInline let set: @Sendable (inout Item, PropertyInput) throws -> Void

  /// A column of the property with this name, which the entity must have.
  public init(
    _ name: String, _ kind: RemoteKind, of property: String, _ part: Part = .whole, isRequired: Bool = false,
    isReadOnly: Bool = false, choices: [String] = [], filter: RemoteFilter? = nil, order: TableColumn? = nil
  ) {
    guard let property = Item.properties.first(where: { $0.name == property }) else {
      preconditionFailure("\(Item.self) has no property '\(property)'")  // the declaration of a table, wrong in every run
    }
    description = ColumnDescription(
      name: name, kind: kind, isRequired: isRequired, isList: property.isList, isReadOnly: isReadOnly, choices: choices,
      filter: filter, order: order)
    self.property = property
    self.part = part
    set = property.set
    let read = property.value
    if part == .whole { value = read } else { value = { item in Self.shown(part, of: read(item)) } }
  }

  /// The id, which every table begins with.
  public static var id: RemoteColumn { RemoteColumn("id", .id, of: "id", filter: .id(Table.id), order: Table.id) }

  private static func shown(_ part: Part, of value: PropertyValue) -> PropertyValue {
    guard case .money(let money) = value else { return value }
    return part == .amount ? .number(money.decimal) : .text(money.currency.text)
  }
}
