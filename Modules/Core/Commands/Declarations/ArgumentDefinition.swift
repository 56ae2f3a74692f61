/// What one property declares, without the type of its value.
struct ArgumentDefinition {
  enum Kind {
    case value
    case flag(isNegatable: Bool)
  }

  let kind: Kind
  /// `nil` for an argument, which is told by its place.
  let names: NameSpecification?
  let help: ArgumentHelp
  var isRequired = false
  var isRepeating = false
  var makeAllowed: () -> [String] = { [] }
  var makeDefaultValue: () -> String? = { nil }
  var completion = CompletionKind.default

  /// The texts of a closed set of values; empty when the set is open.
  var allowed: [String] { makeAllowed() }

  /// As help writes it; `nil` when there is none worth telling.
  var defaultValue: String? { makeDefaultValue() }
}

// A generic type costs time when a program first uses it, for every type of value. Hence functions, and no type for these.
extension ArgumentDefinition {
  /// One value; required when there is no initial one.
  static func one<Value>(_ label: ValueLabel, initial: Value?, describe: @escaping (Value) -> String) -> ArgumentDefinition {
    var definition = label.definition
    definition.isRequired = initial == nil
    definition.makeDefaultValue = { initial.map(describe) }
    return definition
  }

  /// Any number of values; at least one is required when there are no initial ones.
  static func many<Element>(
    _ label: ValueLabel, initial: [Element]?, describe: @escaping (Element) -> String
  ) -> ArgumentDefinition {
    var definition = label.definition
    definition.isRequired = initial == nil
    definition.isRepeating = true
    definition.makeDefaultValue = {
      initial.flatMap { $0.isEmpty ? nil : $0.map(describe).joined(separator: ", ") }
    }
    return definition
  }
}
