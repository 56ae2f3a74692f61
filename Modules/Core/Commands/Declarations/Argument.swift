/// A value told by its place among the words that are no options; arguments are filled in declaration order.
@propertyWrapper
public final class Argument<Value>: ArgumentDeclaration {
  private let definition: ArgumentDefinition
  private var stored: Value?
  private let fill: (inout Value?, String) throws -> Void

  init(_ definition: ArgumentDefinition, initial: Value?, fill: @escaping (inout Value?, String) throws -> Void) {
    self.definition = definition
    stored = initial
    self.fill = fill
  }

  /// What was parsed, or the default. Reading a required argument of a command that was not parsed is a programming error.
  public var wrappedValue: Value {
    get {
      // Parsing succeeds only when every required value is there, so this is a command that was never parsed.
      guard let stored else { preconditionFailure("A required argument was read from a command that was not parsed") }
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

extension Argument {
  /// A required argument.
  public convenience init(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value: ExpressibleByArgument {
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(
      .one(label.describing(Value.self), initial: nil as Value?, describe: { $0.defaultValueDescription }), initial: nil,
      fill: Filling.one(Value.parse))
  }

  /// An argument with a default, which help shows.
  public convenience init(
    wrappedValue: Value, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value: ExpressibleByArgument {
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(
      .one(label.describing(Value.self), initial: wrappedValue, describe: { $0.defaultValueDescription }), initial: wrappedValue,
      fill: Filling.one(Value.parse))
  }

  /// An optional argument; `nil` when it is absent, and an empty text when it was given as one.
  public convenience init<Wrapped: ExpressibleByArgument>(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == Wrapped? {
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(label.describing(Wrapped.self).definition, initial: .some(nil), fill: Filling.optional(Wrapped.parse))
  }

  /// An optional argument, written with `= nil`.
  public convenience init<Wrapped: ExpressibleByArgument>(
    wrappedValue: _OptionalNilComparisonType, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == Wrapped? {
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(label.describing(Wrapped.self).definition, initial: .some(nil), fill: Filling.optional(Wrapped.parse))
  }

  /// All further arguments, at least one.
  public convenience init<Element: ExpressibleByArgument>(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == [Element] {
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(
      .many(label.describing(Element.self), initial: nil as [Element]?, describe: { $0.defaultValueDescription }), initial: nil,
      fill: Filling.many(Element.parse))
  }

  /// All further arguments; what is given takes the place of the default.
  public convenience init<Element: ExpressibleByArgument>(
    wrappedValue: [Element], help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == [Element] {
    let label = ValueLabel(names: nil, help: help, completion: completion)
    self.init(
      .many(label.describing(Element.self), initial: wrappedValue, describe: { $0.defaultValueDescription }),
      initial: wrappedValue, fill: Filling.many(Element.parse))
  }
}
