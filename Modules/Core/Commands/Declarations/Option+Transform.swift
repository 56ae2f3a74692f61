// The same forms for types that are made by a function of the caller's.
extension Option {
  /// A required option; the text of what the transform throws becomes a usage error.
  public init(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Value
  ) {
    let slot = Slot<Value>(nil)
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(slot, slot.one(label, describe: { "\($0)" }, transform))
  }

  /// An option with a default, which help shows as it describes itself.
  public init(
    wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Value
  ) {
    let slot = Slot<Value>(wrappedValue)
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(slot, slot.one(label, describe: { "\($0)" }, transform))
  }

  /// An optional option; the transform also gets an empty text, and decides what it means.
  public init<Wrapped>(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Wrapped
  ) where Value == Wrapped? {
    let slot = Slot<Value>(.some(nil))
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(slot, slot.optional(label, transform))
  }

  /// An optional option, written with `= nil`.
  public init<Wrapped>(
    wrappedValue: _OptionalNilComparisonType, name: NameSpecification = .long, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Wrapped
  ) where Value == Wrapped? {
    let slot = Slot<Value>(.some(nil))
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(slot, slot.optional(label, transform))
  }

  /// A repeatable option, required at least once; each text is transformed on its own.
  public init<Element>(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    let slot = Slot<Value>(nil)
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(slot, slot.many(label, describe: { "\($0)" }, transform))
  }

  /// A repeatable option; what is given takes the place of the default.
  public init<Element>(
    wrappedValue: [Element], name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    let slot = Slot<Value>(wrappedValue)
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(slot, slot.many(label, describe: { "\($0)" }, transform))
  }
}
