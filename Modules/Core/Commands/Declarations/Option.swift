/// A value told by its name, as in `--author Woolf` or `--author=Woolf`, anywhere after the command.
@propertyWrapper
public final class Option<Value>: ArgumentDeclaration {
  private let definition: ArgumentDefinition
  private var stored: Value?
  private let fill: (inout Value?, String) throws -> Void

  init(_ definition: ArgumentDefinition, initial: Value?, fill: @escaping (inout Value?, String) throws -> Void) {
    self.definition = definition
    stored = initial
    self.fill = fill
  }

  /// What was parsed, or the default. Reading a required option of a command that was not parsed is a programming error.
  public var wrappedValue: Value {
    get {
      // Parsing succeeds only when every required value is there, so this is a command that was never parsed.
      guard let stored else { preconditionFailure("A required option was read from a command that was not parsed") }
      return stored
    }
    set { stored = newValue }
  }

  override func declare(in set: inout ArgumentSet, property: String) {
    set.add(self, definition, property: property)
  }

  override func take(_ text: String) throws {
    try fill(&stored, text)
  }
}

extension Option {
  /// A required option.
  public convenience init(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value: ExpressibleByArgument {
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(
      .one(label.describing(Value.self), initial: nil as Value?, describe: { $0.defaultValueDescription }), initial: nil,
      fill: Filling.one(Value.parse))
  }

  /// An option with a default, which help shows.
  public convenience init(
    wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value: ExpressibleByArgument {
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(
      .one(label.describing(Value.self), initial: wrappedValue, describe: { $0.defaultValueDescription }), initial: wrappedValue,
      fill: Filling.one(Value.parse))
  }

  /// An optional option; `nil` when it is absent, and an empty text when it was given as one.
  public convenience init<Wrapped: ExpressibleByArgument>(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == Wrapped? {
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(label.describing(Wrapped.self).definition, initial: .some(nil), fill: Filling.optional(Wrapped.parse))
  }

  /// An optional option, written with `= nil`.
  public convenience init<Wrapped: ExpressibleByArgument>(
    wrappedValue: _OptionalNilComparisonType, name: NameSpecification = .long, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) where Value == Wrapped? {
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(label.describing(Wrapped.self).definition, initial: .some(nil), fill: Filling.optional(Wrapped.parse))
  }

  /// A repeatable option, required at least once.
  public convenience init<Element: ExpressibleByArgument>(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == [Element] {
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(
      .many(label.describing(Element.self), initial: nil as [Element]?, describe: { $0.defaultValueDescription }), initial: nil,
      fill: Filling.many(Element.parse))
  }

  /// A repeatable option; what is given takes the place of the default.
  public convenience init<Element: ExpressibleByArgument>(
    wrappedValue: [Element], name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == [Element] {
    let label = ValueLabel(names: name, help: help, completion: completion)
    self.init(
      .many(label.describing(Element.self), initial: wrappedValue, describe: { $0.defaultValueDescription }),
      initial: wrappedValue, fill: Filling.many(Element.parse))
  }
}
