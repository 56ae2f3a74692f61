/// What one property wrapper declares, without the type of its value.
struct ArgumentDefinition {
  enum Input {
    case value((String) throws -> Void)
    case flag(isNegatable: Bool, set: (Bool) -> Void)
  }

  /// `nil` for an argument, which is told by its place.
  let names: NameSpecification?
  let help: ArgumentHelp
  var isRequired = false
  var isRepeating = false
  var makeAllowed: () -> [String] = { [] }
  var makeDefaultValue: () -> String? = { nil }
  var completion = CompletionKind.default
  let input: Input

  /// The texts of a closed set of values; empty when the set is open.
  var allowed: [String] { makeAllowed() }

  /// As help writes it; `nil` when there is none worth telling.
  var defaultValue: String? { makeDefaultValue() }
}
