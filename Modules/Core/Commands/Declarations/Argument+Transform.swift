// The same forms for types that are made by a function of the caller's.
extension Argument {
  /// A required argument; the text of what the transform throws becomes a usage error.
  public init(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil, transform: @escaping (String) throws -> Value
  ) {
    let slot = Slot<Value>(nil)
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(slot, slot.one(label, describe: { "\($0)" }, transform))
  }

  /// An argument with a default, which help shows as it describes itself.
  public init(
    wrappedValue: Value, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Value
  ) {
    let slot = Slot<Value>(wrappedValue)
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(slot, slot.one(label, describe: { "\($0)" }, transform))
  }

  /// An optional argument; the transform also gets an empty text, and decides what it means.
  public init<Wrapped>(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil, transform: @escaping (String) throws -> Wrapped
  ) where Value == Wrapped? {
    let slot = Slot<Value>(.some(nil))
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(slot, slot.optional(label, transform))
  }

  /// An optional argument, written with `= nil`.
  public init<Wrapped>(
    wrappedValue: _OptionalNilComparisonType, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Wrapped
  ) where Value == Wrapped? {
    let slot = Slot<Value>(.some(nil))
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(slot, slot.optional(label, transform))
  }

  /// All further arguments, at least one, each transformed on its own.
  public init<Element>(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil, transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    let slot = Slot<Value>(nil)
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(slot, slot.many(label, describe: { "\($0)" }, transform))
  }

  /// All further arguments; what is given takes the place of the default.
  public init<Element>(
    wrappedValue: [Element], help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    let slot = Slot<Value>(wrappedValue)
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(slot, slot.many(label, describe: { "\($0)" }, transform))
  }
}
