/// What the declaration of an option or argument says besides its type.
struct ValueLabel {
  /// `nil` for an argument.
  let names: NameSpecification?
  let help: ArgumentHelp?
  let completion: CompletionKind?
  /// Asked for only by help, completions and errors.
  var allowed: () -> [String] = { [] }

  /// With what the type says of its values.
  func describing<Value: ExpressibleByArgument>(_ type: Value.Type) -> ValueLabel {
    ValueLabel(names: names, help: help, completion: completion ?? type.defaultCompletionKind) { type.allValueStrings }
  }

  /// Of one value that may be absent.
  var definition: ArgumentDefinition {
    ArgumentDefinition(
      kind: .value, names: names, help: help ?? ArgumentHelp(), makeAllowed: allowed, completion: completion ?? .default)
  }
}
