public import Entities
public import Storage
import Values

/// A column of a remote table: which property of the entity it shows, under which name, and how it is compared and sorted.
public struct RemoteColumn<Item: Entity>: Sendable {
  /// Which part of a property stands in the column.
  public enum Part: Sendable { case whole, amount, currency }

  /// In snake case, as in PostgreSQL.
  public let name: String
  public let kind: RemoteKind
  /// Whether a new row has to state it.
  public let isRequired: Bool
  /// What is written by nobody: what the rules decide.
  public let isReadOnly: Bool
  /// The values there are, where they are few.
  public let choices: [String]
  let property: Property<Item>
  let part: Part
  /// nil for a column that cannot be compared.
  let filter: RemoteFilter?
  /// What the store sorts by; nil for a column it does not sort by.
  let order: TableColumn?

  /// A column of the property with this name, which the entity must have.
  public init(
    _ name: String, _ kind: RemoteKind, of property: String, _ part: Part = .whole, isRequired: Bool = false,
    isReadOnly: Bool = false, choices: [String] = [], filter: RemoteFilter? = nil, order: TableColumn? = nil
  ) {
    guard let property = Item.properties.first(where: { $0.name == property }) else {
      preconditionFailure("\(Item.self) has no property '\(property)'")  // the declaration of a table, wrong in every run
    }
    self.name = name
    self.kind = kind
    self.isRequired = isRequired
    self.isReadOnly = isReadOnly
    self.choices = choices
    self.property = property
    self.part = part
    self.filter = filter
    self.order = order
  }

  /// The id, which every table begins with.
  public static var id: RemoteColumn { RemoteColumn("id", .id, of: "id", filter: .id(Table.id), order: Table.id) }

  /// What stands in the column for an item.
  func value(_ item: Item) -> PropertyValue {
    let value = property.value(item)
    guard part != .whole, case .money(let money) = value else { return value }
    return part == .amount ? .number(money.decimal) : .text(money.currency.text)
  }
}
