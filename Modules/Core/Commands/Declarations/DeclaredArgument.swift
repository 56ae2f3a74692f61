/// A definition with the names it got from its property.
struct DeclaredArgument {
  /// Where the value goes.
  let declaration: ArgumentDeclaration
  let definition: ArgumentDefinition
  /// The property's name in kebab-case.
  let property: String
  let longNames: [String]
  let shortNames: [Character]

  init(_ declaration: ArgumentDeclaration, _ definition: ArgumentDefinition, property: String) {
    self.declaration = declaration
    self.definition = definition
    self.property = property
    longNames = definition.names?.longNames(of: property) ?? []
    shortNames = definition.names?.shortNames(of: property) ?? []
  }

  var isPositional: Bool { definition.names == nil }

  var isVisible: Bool { definition.help.visibility == .default }

  var takesValue: Bool {
    if case .value = definition.kind { true } else { false }
  }

  /// The long names that turn a flag off.
  var negatedNames: [String] {
    guard case .flag(isNegatable: true) = definition.kind else { return [] }
    return longNames.map { "no-" + $0 }
  }

  /// `<isbn>`
  var placeholder: String { "<\(definition.help.valueName ?? property)>" }

  /// `--author`, `-n` where there is no long name, or `<title>`.
  var label: String {
    if let name = longNames.first { return "--" + name }
    if let letter = shortNames.first { return "-\(letter)" }
    return placeholder
  }

  /// The label with what must follow it: `--author <name>`.
  var spelling: String { isPositional || !takesValue ? label : "\(label) \(placeholder)" }

  /// Everything that can be typed for an option or flag, short names first.
  var allNames: [String] { shortNames.map { "-\($0)" } + (longNames + negatedNames).map { "--" + $0 } }
}
