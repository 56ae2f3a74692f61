/// What may be wrong with the declarations of one command.
struct DeclarationCheck {
  let mistakes: [String]

  /// - Parameter reserved: the names of options that every command has.
  init(_ set: ArgumentSet, reserved: Set<String> = []) {
    let names = set.options.flatMap(\.allNames)
    mistakes =
      names.repeated.map { "'\($0)' names two options" }
      + names.filter(reserved.contains).map { "'\($0)' is a global option already" }
      + names.filter { ["-h", "--help", "--version"].contains($0) }.map { "'\($0)' is built in" }
      + set.options.filter(\.allNames.isEmpty).map { "the option '\($0.property)' has no name" }
      + set.options.flatMap { $0.longNames + $0.shortNames.map(String.init) }.filter { !$0.isPlainName }
      .map { "'\($0)' is no name for an option" }
      + set.arguments.filter { $0.isVisible && $0.definition.help.abstract.isEmpty }.map { "'\($0.label)' has no help" }
      + set.arguments.filter { $0.definition.allowed.contains { !$0.isPlainName } }
      .map { "'\($0.label)' has a value a shell would split or expand" }
      + Self.order(of: set.positionals)
  }

  private static func order(of positionals: [DeclaredArgument]) -> [String] {
    zip(positionals, positionals.dropFirst()).flatMap { first, second -> [String] in
      var mistakes: [String] = []
      if first.definition.isRepeating { mistakes.append("'\(second.label)' comes after '\(first.label)', which takes all") }
      if !first.definition.isRequired, second.definition.isRequired {
        mistakes.append("'\(second.label)' is required, but comes after '\(first.label)', which is not")
      }
      return mistakes
    }
  }
}
