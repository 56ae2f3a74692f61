/// The declarations of one `ParsableArguments` value, tied to the properties its values go to.
struct ArgumentSet {
  private(set) var arguments: [DeclaredArgument] = []
  private var groupRules: [() throws -> Void] = []

  init(reflecting value: any ParsableArguments) {
    add(value)
  }

  var positionals: [DeclaredArgument] { arguments.filter(\.isPositional) }

  var options: [DeclaredArgument] { arguments.filter { !$0.isPositional } }

  /// The groups' own rules, then those of the whole.
  func validate(_ whole: () throws -> Void) throws(UsageProblem) {
    do {
      for rule in groupRules { try rule() }
      try whole()
    } catch {
      throw UsageProblem(message: "\(error)")
    }
  }

  mutating func add(_ declaration: ArgumentDeclaration, _ definition: ArgumentDefinition, property: String) {
    arguments.append(DeclaredArgument(declaration, definition, property: property))
  }

  mutating func add(_ group: any ParsableArguments, validate: @escaping () throws -> Void) {
    add(group)
    groupRules.append(validate)
  }

  private mutating func add(_ value: any ParsableArguments) {
    for child in Mirror(reflecting: value).children {
      guard let declaration = child.value as? ArgumentDeclaration, let label = child.label else { continue }
      // A wrapped property `author` is stored as `_author`.
      declaration.declare(in: &self, property: String(label.dropFirst()).kebabCased)
    }
  }
}
