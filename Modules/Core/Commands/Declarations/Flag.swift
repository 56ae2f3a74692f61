/// A switch: its name alone turns it on. Giving it again changes nothing.
@propertyWrapper
public final class Flag<Value>: ArgumentDeclaration {
  private let definition: ArgumentDefinition
  private let make: (Bool) -> Value

  /// What was parsed, or the default.
  public var wrappedValue: Value

  private init(
    initial: Value, name: NameSpecification, inversion: FlagInversion?, help: ArgumentHelp?, defaultValue: String?,
    make: @escaping (Bool) -> Value
  ) {
    wrappedValue = initial
    self.make = make
    definition = ArgumentDefinition(
      kind: .flag(isNegatable: inversion != nil), names: name, help: help ?? ArgumentHelp(),
      makeDefaultValue: { defaultValue })
  }

  override func declare(in set: inout ArgumentSet, property: String) {
    set.add(self, definition, property: property)
  }

  override func turn(on isOn: Bool) {
    wrappedValue = make(isOn)
  }
}

extension Flag {
  /// Off unless given; a default of `true` makes sense only with an inversion.
  public convenience init(wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp? = nil) where Value == Bool {
    self.init(initial: wrappedValue, name: name, inversion: nil, help: help, defaultValue: nil) { $0 }
  }

  /// On or off, with a name for each.
  public convenience init(
    wrappedValue: Value, name: NameSpecification = .long, inversion: FlagInversion, help: ArgumentHelp? = nil
  ) where Value == Bool {
    let shown = wrappedValue ? "on" : "off"
    self.init(initial: wrappedValue, name: name, inversion: inversion, help: help, defaultValue: shown) { $0 }
  }

  /// On, off, or `nil` when neither name was given.
  public convenience init(
    name: NameSpecification = .long, inversion: FlagInversion, help: ArgumentHelp? = nil
  ) where Value == Bool? {
    self.init(initial: nil, name: name, inversion: inversion, help: help, defaultValue: nil) { $0 }
  }
}
