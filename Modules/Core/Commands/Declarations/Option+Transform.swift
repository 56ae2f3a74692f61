// The same forms for types that are made by a function of the caller's.
extension Option {
  /// A required option; the text of what the transform throws becomes a usage error.
  public convenience init(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Value
  ) {
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(.one(label, initial: nil as Value?, describe: { "\($0)" }), initial: nil, fill: Filling.one(transform))
  }

  /// An option with a default, which help shows as it describes itself.
  public convenience init(
    wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Value
  ) {
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(.one(label, initial: wrappedValue, describe: { "\($0)" }), initial: wrappedValue, fill: Filling.one(transform))
  }

  /// An optional option; the transform also gets an empty text, and decides what it means.
  public convenience init<Wrapped>(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Wrapped
  ) where Value == Wrapped? {
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(label.definition, initial: .some(nil), fill: Filling.optional(transform))
  }

  /// An optional option, written with `= nil`.
  public convenience init<Wrapped>(
    wrappedValue: _OptionalNilComparisonType, name: NameSpecification = .long, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Wrapped
  ) where Value == Wrapped? {
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(label.definition, initial: .some(nil), fill: Filling.optional(transform))
  }

  /// A repeatable option, required at least once; each text is transformed on its own.
  public convenience init<Element>(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(.many(label, initial: nil as [Element]?, describe: { "\($0)" }), initial: nil, fill: Filling.many(transform))
  }

  /// A repeatable option; what is given takes the place of the default.
  public convenience init<Element>(
    wrappedValue: [Element], name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(.many(label, initial: wrappedValue, describe: { "\($0)" }), initial: wrappedValue, fill: Filling.many(transform))
  }
}
