/// One property of an entity: its name and how to read and set it. Order and names are a contract with files and scripts.
public struct Property<Entity>: Sendable {
  /// camelCase, as in JSON and in the header of CSV.
  public let name: String
  /// Other names a file may use for it.
  public let aliases: [String]
  /// Whether it holds several texts, which a cell of a table joins.
  public let isList: Bool
  /// What a table calls the column of the currency, which stands beside that of the amount; nil for all that is no money.
  public let currencyColumn: String?
  /// Reads it from an entity.
  public let value: @Sendable (Entity) -> PropertyValue
  /// Sets the property from what a file said; `empty` clears it.
  ///
  /// Throws a `ValueError` that names the input when it is no value of the property; the entity is then unchanged.
  public let set: @Sendable (inout Entity, PropertyInput) throws -> Void
  /// Whether an entity has no value of it, or only the one it has where nothing is said.
  public let isEmpty: @Sendable (Entity) -> Bool
  /// Takes the value of the first entity over into the second.
  public let copy: @Sendable (Entity, inout Entity) -> Void

  /// A property of any kind; those of the usual kinds have shorter forms.
  public init(
    _ name: String, aliases: [String] = [], isList: Bool = false, currencyColumn: String? = nil,
    value: @escaping @Sendable (Entity) -> PropertyValue,
    set: @escaping @Sendable (inout Entity, PropertyInput) throws -> Void,
    isEmpty: (@Sendable (Entity) -> Bool)? = nil,
    copy: @escaping @Sendable (Entity, inout Entity) -> Void
  ) {
    self.name = name
    self.aliases = aliases
    self.isList = isList
    self.currencyColumn = currencyColumn
    self.value = value
    self.set = set
    self.isEmpty = isEmpty ?? { value($0).isEmpty }
    self.copy = copy
  }
}
