/// What may be wrong with the declarations of one command.
struct DeclarationCheck {
  private static let builtIn: Set<String> = ["-h", "--help", "--version"]

  private let declared: ArgumentSet
  private let reserved: Set<String>

  /// - Parameter reserved: the names of options that every command has.
  init(_ declared: ArgumentSet, reserved: Set<String> = []) {
    self.declared = declared
    self.reserved = reserved
  }

  var mistakes: [String] { names + texts + order }

  private var names: [String] {
    let names = declared.options.flatMap(\.allNames)
    var mistakes = names.repeated.map { "'\($0)' names two options" }
    mistakes += names.filter(reserved.contains).map { "'\($0)' is a global option already" }
    mistakes += names.filter(Self.builtIn.contains).map { "'\($0)' is built in" }
    for option in declared.options {
      if option.allNames.isEmpty { mistakes.append("the option '\(option.property)' has no name") }
      let bare = option.longNames + option.shortNames.map { String($0) }
      mistakes += bare.filter { !$0.isPlainName }.map { "'\($0)' is no name for an option" }
    }
    return mistakes
  }

  private var texts: [String] {
    declared.arguments.flatMap { argument -> [String] in
      var mistakes: [String] = []
      if argument.isVisible, argument.definition.help.abstract.isEmpty { mistakes.append("'\(argument.label)' has no help") }
      let values = argument.definition.allowed.filter { !$0.isPlainName }
      mistakes += values.map { "'\(argument.label)' allows '\($0)', which a shell would split or expand" }
      return mistakes
    }
  }

  private var order: [String] {
    let positionals = declared.positionals
    return zip(positionals, positionals.dropFirst()).flatMap { first, second -> [String] in
      var mistakes: [String] = []
      if first.definition.isRepeating { mistakes.append("'\(second.label)' comes after '\(first.label)', which takes all") }
      if !first.definition.isRequired, second.definition.isRequired {
        mistakes.append("'\(second.label)' is required, but comes after '\(first.label)', which is not")
      }
      return mistakes
    }
  }
}
