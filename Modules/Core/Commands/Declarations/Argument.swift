/// A value told by its place among the words that are no options; arguments are filled in declaration order.
@propertyWrapper
public struct Argument<Value>: ArgumentDeclaration {
  private let slot: Slot<Value>
  private let definition: ArgumentDefinition

  init(_ slot: Slot<Value>, _ definition: ArgumentDefinition) {
    self.slot = slot
    self.definition = definition
  }

  /// What was parsed, or the default. Reading a required argument of a command that was not parsed is a programming error.
  public var wrappedValue: Value {
    get { slot.value }
    nonmutating set { slot.value = newValue }
  }

  func declare(in set: inout ArgumentSet, property: String) {
    set.add(definition, property: property)
  }
}

extension Argument {
  /// A required argument.
  public init(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value: ExpressibleByArgument {
    let slot = Slot<Value>(nil)
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(slot, slot.one(label.describing(Value.self), describe: { $0.defaultValueDescription }, Value.parse))
  }

  /// An argument with a default, which help shows.
  public init(
    wrappedValue: Value, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value: ExpressibleByArgument {
    let slot = Slot<Value>(wrappedValue)
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(slot, slot.one(label.describing(Value.self), describe: { $0.defaultValueDescription }, Value.parse))
  }

  /// An optional argument; `nil` when it is absent, and an empty text when it was given as one.
  public init<Wrapped: ExpressibleByArgument>(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == Wrapped? {
    let slot = Slot<Value>(.some(nil))
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(slot, slot.optional(label.describing(Wrapped.self), Wrapped.parse))
  }

  /// An optional argument, written with `= nil`.
  public init<Wrapped: ExpressibleByArgument>(
    wrappedValue: _OptionalNilComparisonType, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == Wrapped? {
    let slot = Slot<Value>(.some(nil))
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(slot, slot.optional(label.describing(Wrapped.self), Wrapped.parse))
  }

  /// All further arguments, at least one.
  public init<Element: ExpressibleByArgument>(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == [Element] {
    let slot = Slot<Value>(nil)
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(slot, slot.many(label.describing(Element.self), describe: { $0.defaultValueDescription }, Element.parse))
  }

  /// All further arguments; what is given takes the place of the default.
  public init<Element: ExpressibleByArgument>(
    wrappedValue: [Element], help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == [Element] {
    let slot = Slot<Value>(wrappedValue)
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(slot, slot.many(label.describing(Element.self), describe: { $0.defaultValueDescription }, Element.parse))
  }
}
