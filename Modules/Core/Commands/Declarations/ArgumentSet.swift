/// The declarations of one `ParsableArguments` value, tied to its slots.
struct ArgumentSet {
  private(set) var arguments: [DeclaredArgument] = []
  private var groups: [any ArgumentGroup] = []

  init(reflecting value: any ParsableArguments) {
    add(value)
  }

  var positionals: [DeclaredArgument] { arguments.filter(\.isPositional) }

  var options: [DeclaredArgument] { arguments.filter { !$0.isPositional } }

  /// The groups' own rules, then those of the whole.
  func validate(_ whole: () throws -> Void) throws(UsageProblem) {
    do {
      for group in groups { try group.validate() }
      try whole()
    } catch {
      throw UsageProblem(message: "\(error)")
    }
  }

  private mutating func add(_ value: any ParsableArguments) {
    for child in Mirror(reflecting: value).children {
      // A wrapped property `author` is stored as `_author`.
      if let declaration = child.value as? any ArgumentDeclaration, let label = child.label {
        arguments.append(DeclaredArgument(declaration.definition, property: String(label.dropFirst()).kebabCased))
      } else if let group = child.value as? any ArgumentGroup {
        add(group.arguments)
        groups.append(group)
      }
    }
  }
}
