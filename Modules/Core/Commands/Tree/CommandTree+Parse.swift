extension CommandTree {
  /// Reads a command line (without the executable's name). Globals may stand anywhere before a `--`.
  ///
  /// - Parameter type: options that every command has besides its own.
  /// - Throws: what to print on standard error before exiting with code 64.
  public func parse<Globals: ParsableArguments>(
    _ arguments: [String], globals type: Globals.Type
  ) throws(CommandLineError) -> ParsedCommandLine<Action, Globals> {
    var parser = CommandLineParser<Action, Globals>(tree: self, arguments: arguments)
    do {
      return try parser.parse()
    } catch {
      if parser.isHelpAskedForLater { return .help(path: parser.path) }
      throw parser.explain(error)
    }
  }
}

extension CommandTree {
  /// A value that only the command itself, when it ran, found wrong: what to print on standard error before exiting with code 64.
  public func refusal(_ message: String, of command: any ParsableCommand, path: [String]) -> CommandLineError {
    let words = [name] + path
    return CommandLineError(
      message: message, usage: UsageLine.text(path: words, command: type(of: command)), commands: nil,
      seeAlso: "See '\(words.joined(separator: " ")) --help' for more.")
  }
}

extension ParsableArguments {
  /// Reads arguments and options alone, with no command before them and no globals; for tests.
  public static func parse(_ arguments: [String]) throws(CommandLineError) -> Self {
    let name = (self as? any ParsableCommand.Type)?.name ?? "\(Self.self)".kebabCased
    var value = Self()
    do {
      let set = ArgumentSet(reflecting: value)
      var matcher = ArgumentMatcher(arguments)
      matcher.know(set)
      while let event = try matcher.next() {
        guard case .argument(let word) = event else { continue }
        try matcher.place(word)
      }
      try matcher.requireAll()
      try set.validate { try value.validate() }
      return value
    } catch {
      let usage = UsageLine.text(path: [name], arguments: ArgumentSet(reflecting: value))
      throw CommandLineError(message: error.message, usage: usage, commands: nil, seeAlso: nil)
    }
  }
}
