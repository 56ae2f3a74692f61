/// A switch: its name alone turns it on. Giving it again changes nothing.
@propertyWrapper
public struct Flag<Value>: ArgumentDeclaration {
  private let slot: Slot<Value>
  private let definition: ArgumentDefinition

  /// What was parsed, or the default.
  public var wrappedValue: Value {
    get { slot.value }
    nonmutating set { slot.value = newValue }
  }

  func declare(in set: inout ArgumentSet, property: String) {
    set.add(definition, property: property)
  }

  private init(
    initial: Value, name: NameSpecification, inversion: FlagInversion?, help: ArgumentHelp?, defaultValue: String?,
    make: @escaping (Bool) -> Value
  ) {
    let slot = Slot(initial)
    self.slot = slot
    definition = ArgumentDefinition(
      names: name, help: help ?? ArgumentHelp(), makeDefaultValue: { defaultValue },
      input: .flag(isNegatable: inversion != nil) { slot.value = make($0) })
  }

  /// Off unless given; a default of `true` makes sense only with an inversion.
  public init(wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp? = nil) where Value == Bool {
    self.init(initial: wrappedValue, name: name, inversion: nil, help: help, defaultValue: nil) { $0 }
  }

  /// On or off, with a name for each.
  public init(wrappedValue: Value, name: NameSpecification = .long, inversion: FlagInversion, help: ArgumentHelp? = nil)
  where Value == Bool {
    let shown = wrappedValue ? "on" : "off"
    self.init(initial: wrappedValue, name: name, inversion: inversion, help: help, defaultValue: shown) { $0 }
  }

  /// On, off, or `nil` when neither name was given.
  public init(name: NameSpecification = .long, inversion: FlagInversion, help: ArgumentHelp? = nil) where Value == Bool? {
    self.init(initial: nil, name: name, inversion: inversion, help: help, defaultValue: nil) { $0 }
  }
}
