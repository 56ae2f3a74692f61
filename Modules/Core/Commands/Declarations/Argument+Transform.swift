// The same forms for types that are made by a function of the caller's.
extension Argument {
  /// A required argument; the text of what the transform throws becomes a usage error.
  public init(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil, transform: @escaping (String) throws -> Value
  ) {
    storage = ArgumentStorage(.init(names: nil, help: help, completion: completion), initial: nil, parser: ValueParser(transform))
  }

  /// An argument with a default, which help shows as it describes itself.
  public init(
    wrappedValue: Value, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Value
  ) {
    storage = ArgumentStorage(
      .init(names: nil, help: help, completion: completion), initial: wrappedValue, parser: ValueParser(transform))
  }

  /// An optional argument; the transform also gets an empty text, and decides what it means.
  public init<Wrapped>(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil, transform: @escaping (String) throws -> Wrapped
  ) where Value == Wrapped? {
    storage = ArgumentStorage(.init(names: nil, help: help, completion: completion), parser: ValueParser(transform))
  }

  /// An optional argument, written with `= nil`.
  public init<Wrapped>(
    wrappedValue: _OptionalNilComparisonType, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Wrapped
  ) where Value == Wrapped? {
    storage = ArgumentStorage(.init(names: nil, help: help, completion: completion), parser: ValueParser(transform))
  }

  /// All further arguments, at least one, each transformed on its own.
  public init<Element>(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil, transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    storage = ArgumentStorage(.init(names: nil, help: help, completion: completion), initial: nil, parser: ValueParser(transform))
  }

  /// All further arguments; what is given takes the place of the default.
  public init<Element>(
    wrappedValue: [Element], help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Element
  ) where Value == [Element] {
    storage = ArgumentStorage(
      .init(names: nil, help: help, completion: completion), initial: wrappedValue, parser: ValueParser(transform))
  }
}
