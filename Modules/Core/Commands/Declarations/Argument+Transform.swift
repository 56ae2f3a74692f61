// The same forms for types that are made by a function of the caller's.
extension Argument {
  /// A required argument; the text of what the transform throws becomes a usage error.
  public convenience init(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil, transform: @escaping (String) throws -> Value
  ) {
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(.one(label, initial: nil as Value?, describe: { "\($0)" }), initial: nil, fill: Filling.one(transform))
  }

  /// An argument with a default, which help shows as it describes itself.
  public convenience init(
    wrappedValue: Value, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Value
  ) {
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(.one(label, initial: wrappedValue, describe: { "\($0)" }), initial: wrappedValue, fill: Filling.one(transform))
  }

  /// An optional argument; the transform also gets an empty text, and decides what it means.
  public convenience init<Wrapped>(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil, transform: @escaping (String) throws -> Wrapped
  ) where Value == Wrapped? {
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(label.definition, initial: .some(nil), fill: Filling.optional(transform))
  }

  /// An optional argument, written with `= nil`.
  public convenience init<Wrapped>(
    wrappedValue: _OptionalNilComparisonType, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Wrapped
  ) where Value == Wrapped? {
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(label.definition, initial: .some(nil), fill: Filling.optional(transform))
  }

  /// All further arguments, at least one, each transformed on its own.
  public convenience init<Element>(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil, transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(.many(label, initial: nil as [Element]?, describe: { "\($0)" }), initial: nil, fill: Filling.many(transform))
  }

  /// All further arguments; what is given takes the place of the default.
  public convenience init<Element>(
    wrappedValue: [Element], help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(.many(label, initial: wrappedValue, describe: { "\($0)" }), initial: wrappedValue, fill: Filling.many(transform))
  }
}
