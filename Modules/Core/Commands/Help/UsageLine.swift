/// `Usage: app books add <title> --author <name> [options]`
enum UsageLine {
  static func text(path: [String], command: any ParsableCommand.Type) -> String {
    if let usage = command.configuration.usage { return line(path, [usage]) }
    return text(path: path, arguments: ArgumentSet(reflecting: command.init()))
  }

  static func text(path: [String], arguments set: ArgumentSet) -> String {
    let positionals = set.positionals.filter(\.isVisible).map { argument in
      let name = argument.placeholder + (argument.definition.isRepeating ? "..." : "")
      return argument.definition.isRequired ? name : "[\(name)]"
    }
    let required = set.options.filter(\.definition.isRequired).map(\.spelling)
    return line(path, positionals + required + ["[options]"])
  }

  static func text<Action>(path: [String], group: CommandTree<Action>) -> String {
    line(path, ["<command>", "[options]"])
  }

  private static func line(_ path: [String], _ parts: [String]) -> String {
    "Usage: " + (path + parts).joined(separator: " ")
  }
}
