extension CommandTree {
  /// Mistakes in the declarations of every command, one sentence each; a test expects none. Reflects all commands.
  public func check<Globals: ParsableArguments>(globals: Globals.Type) -> [String] {
    let set = ArgumentSet(reflecting: globals.init())
    var mistakes = DeclarationCheck(set).mistakes
    mistakes += set.positionals.map { "\($0.label) is an argument, but globals can only be options and flags" }
    let reserved = Set(set.options.flatMap(\.allNames))
    return mistakes.map { "globals: " + $0 } + check(path: [name], reserved: reserved)
  }

  private func check(path: [String], reserved: Set<String>) -> [String] {
    let place = path.joined(separator: " ") + ": "
    var mistakes = abstract.isEmpty ? [place + "the abstract is missing"] : []
    let words = entries.flatMap { [$0.name] + $0.aliases }
    mistakes += words.repeated.map { place + "'\($0)' calls two commands" }
    mistakes += words.filter { !$0.isPlainName }.map { place + "'\($0)' is no name for a command" }
    for entry in entries {
      let path = path + [entry.name]
      switch entry {
      case .group(let group): mistakes += group.check(path: path, reserved: reserved)
      case .command(let type, _):
        let found = DeclarationCheck(ArgumentSet(reflecting: type.init()), reserved: reserved).mistakes
        let all = (entry.abstract.isEmpty ? ["the abstract is missing"] : []) + found
        mistakes += all.map { path.joined(separator: " ") + ": " + $0 }
      }
    }
    return mistakes
  }
}
