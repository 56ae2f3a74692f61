// The same forms for types that are made by a function of the caller's.
extension Option {
  /// A required option; the text of what the transform throws becomes a usage error.
  public init(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Value
  ) {
    storage = ArgumentStorage(
      .init(names: name, help: help, completion: completion), initial: nil, parser: ValueParser(transform))
  }

  /// An option with a default, which help shows as it describes itself.
  public init(
    wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Value
  ) {
    storage = ArgumentStorage(
      .init(names: name, help: help, completion: completion), initial: wrappedValue, parser: ValueParser(transform))
  }

  /// An optional option; the transform also gets an empty text, and decides what it means.
  public init<Wrapped>(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Wrapped
  ) where Value == Wrapped? {
    storage = ArgumentStorage(.init(names: name, help: help, completion: completion), parser: ValueParser(transform))
  }

  /// An optional option, written with `= nil`.
  public init<Wrapped>(
    wrappedValue: _OptionalNilComparisonType, name: NameSpecification = .long, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Wrapped
  ) where Value == Wrapped? {
    storage = ArgumentStorage(.init(names: name, help: help, completion: completion), parser: ValueParser(transform))
  }

  /// A repeatable option, required at least once; each text is transformed on its own.
  public init<Element>(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    storage = ArgumentStorage(
      .init(names: name, help: help, completion: completion), initial: nil, parser: ValueParser(transform))
  }

  /// A repeatable option; what is given takes the place of the default.
  public init<Element>(
    wrappedValue: [Element], name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    storage = ArgumentStorage(
      .init(names: name, help: help, completion: completion), initial: wrappedValue, parser: ValueParser(transform))
  }
}
