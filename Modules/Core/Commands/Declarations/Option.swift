/// A value told by its name, as in `--author Woolf` or `--author=Woolf`, anywhere after the command.
@propertyWrapper
public struct Option<Value>: ArgumentDeclaration {
  private let slot: Slot<Value>
  private let definition: ArgumentDefinition

  init(_ slot: Slot<Value>, _ definition: ArgumentDefinition) {
    self.slot = slot
    self.definition = definition
  }

  /// What was parsed, or the default. Reading a required option of a command that was not parsed is a programming error.
  public var wrappedValue: Value {
    get { slot.value }
    nonmutating set { slot.value = newValue }
  }

  func declare(in set: inout ArgumentSet, property: String) {
    set.add(definition, property: property)
  }
}

extension Option {
  /// A required option.
  public init(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value: ExpressibleByArgument {
    let slot = Slot<Value>(nil)
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(slot, slot.one(label.describing(Value.self), describe: { $0.defaultValueDescription }, Value.parse))
  }

  /// An option with a default, which help shows.
  public init(
    wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value: ExpressibleByArgument {
    let slot = Slot<Value>(wrappedValue)
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(slot, slot.one(label.describing(Value.self), describe: { $0.defaultValueDescription }, Value.parse))
  }

  /// An optional option; `nil` when it is absent, and an empty text when it was given as one.
  public init<Wrapped: ExpressibleByArgument>(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == Wrapped? {
    let slot = Slot<Value>(.some(nil))
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(slot, slot.optional(label.describing(Wrapped.self), Wrapped.parse))
  }

  /// An optional option, written with `= nil`.
  public init<Wrapped: ExpressibleByArgument>(
    wrappedValue: _OptionalNilComparisonType, name: NameSpecification = .long, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) where Value == Wrapped? {
    let slot = Slot<Value>(.some(nil))
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(slot, slot.optional(label.describing(Wrapped.self), Wrapped.parse))
  }

  /// A repeatable option, required at least once.
  public init<Element: ExpressibleByArgument>(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == [Element] {
    let slot = Slot<Value>(nil)
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(slot, slot.many(label.describing(Element.self), describe: { $0.defaultValueDescription }, Element.parse))
  }

  /// A repeatable option; what is given takes the place of the default.
  public init<Element: ExpressibleByArgument>(
    wrappedValue: [Element], name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == [Element] {
    let slot = Slot<Value>(wrappedValue)
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(slot, slot.many(label.describing(Element.self), describe: { $0.defaultValueDescription }, Element.parse))
  }
}
