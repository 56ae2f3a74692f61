/// A value told by its place among the words that are no options; arguments are filled in declaration order.
@propertyWrapper
public struct Argument<Value>: ArgumentDeclaration {
  let storage: ArgumentStorage<Value>

  var definition: ArgumentDefinition { storage.definition }

  /// What was parsed, or the default. Reading a required argument of a command that was not parsed is a programming error.
  public var wrappedValue: Value {
    get { storage.slot.value }
    nonmutating set { storage.slot.value = newValue }
  }
}

extension Argument {
  /// A required argument.
  public init(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value: ExpressibleByArgument {
    storage = ArgumentStorage(.init(names: nil, help: help, completion: completion), initial: nil, parser: ValueParser())
  }

  /// An argument with a default, which help shows.
  public init(
    wrappedValue: Value, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value: ExpressibleByArgument {
    storage = ArgumentStorage(.init(names: nil, help: help, completion: completion), initial: wrappedValue, parser: ValueParser())
  }

  /// An optional argument; `nil` when it is absent, and an empty text when it was given as one.
  public init<Wrapped: ExpressibleByArgument>(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == Wrapped? {
    storage = ArgumentStorage(.init(names: nil, help: help, completion: completion), parser: ValueParser<Wrapped>())
  }

  /// An optional argument, written with `= nil`.
  public init<Wrapped: ExpressibleByArgument>(
    wrappedValue: _OptionalNilComparisonType, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == Wrapped? {
    storage = ArgumentStorage(.init(names: nil, help: help, completion: completion), parser: ValueParser<Wrapped>())
  }

  /// All further arguments, at least one.
  public init<Element: ExpressibleByArgument>(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == [Element] {
    storage = ArgumentStorage(.init(names: nil, help: help, completion: completion), initial: nil, parser: ValueParser<Element>())
  }

  /// All further arguments; what is given takes the place of the default.
  public init<Element: ExpressibleByArgument>(
    wrappedValue: [Element], help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == [Element] {
    storage = ArgumentStorage(
      .init(names: nil, help: help, completion: completion), initial: wrappedValue, parser: ValueParser<Element>())
  }
}
