/// A value told by its name, as in `--author Woolf` or `--author=Woolf`, anywhere after the command.
@propertyWrapper
public struct Option<Value>: ArgumentDeclaration {
  let storage: ArgumentStorage<Value>

  var definition: ArgumentDefinition { storage.definition }

  /// What was parsed, or the default. Reading a required option of a command that was not parsed is a programming error.
  public var wrappedValue: Value {
    get { storage.slot.value }
    nonmutating set { storage.slot.value = newValue }
  }
}

extension Option {
  /// A required option.
  public init(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value: ExpressibleByArgument {
    storage = ArgumentStorage(.init(names: name, help: help, completion: completion), initial: nil, parser: ValueParser())
  }

  /// An option with a default, which help shows.
  public init(
    wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value: ExpressibleByArgument {
    storage = ArgumentStorage(
      .init(names: name, help: help, completion: completion), initial: wrappedValue, parser: ValueParser())
  }

  /// An optional option; `nil` when it is absent, and an empty text when it was given as one.
  public init<Wrapped: ExpressibleByArgument>(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == Wrapped? {
    storage = ArgumentStorage(.init(names: name, help: help, completion: completion), parser: ValueParser<Wrapped>())
  }

  /// An optional option, written with `= nil`.
  public init<Wrapped: ExpressibleByArgument>(
    wrappedValue: _OptionalNilComparisonType, name: NameSpecification = .long, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) where Value == Wrapped? {
    storage = ArgumentStorage(.init(names: name, help: help, completion: completion), parser: ValueParser<Wrapped>())
  }

  /// A repeatable option, required at least once.
  public init<Element: ExpressibleByArgument>(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == [Element] {
    storage = ArgumentStorage(
      .init(names: name, help: help, completion: completion), initial: nil, parser: ValueParser<Element>())
  }

  /// A repeatable option; what is given takes the place of the default.
  public init<Element: ExpressibleByArgument>(
    wrappedValue: [Element], name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == [Element] {
    storage = ArgumentStorage(
      .init(names: name, help: help, completion: completion), initial: wrappedValue, parser: ValueParser<Element>())
  }
}
