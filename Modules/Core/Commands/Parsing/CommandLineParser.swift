/// Finds the command a command line calls, and fills it.
struct CommandLineParser<Action: Sendable, Globals: ParsableArguments> {
  private let tree: CommandTree<Action>
  private var group: CommandTree<Action>
  private var matcher: ArgumentMatcher
  private var globals: Globals
  private let globalSet: ArgumentSet
  private var commandType: (any ParsableCommand.Type)?
  /// The names of the groups and the command found so far.
  private(set) var path: [String] = []

  init(tree: CommandTree<Action>, arguments: [String]) {
    self.tree = tree
    group = tree
    globals = Globals()
    globalSet = ArgumentSet(reflecting: globals)
    matcher = ArgumentMatcher(arguments)
    matcher.know(globalSet)
    matcher.unknownOptionHint = "; the options of a command stand after it"
  }

  mutating func parse() throws(UsageProblem) -> ParsedCommandLine<Action, Globals> {
    while let event = try matcher.next() {
      switch event {
      case .help: return .help(path: path)
      case .version: return .version
      case .argument("help") where group.entry(named: "help") == nil: return try help()
      case .argument(let word):
        switch try entry(word) {
        case .group(let next): group = next
        case .command(let type, let action): return try fill(type, action)
        }
      }
    }
    throw UsageProblem(message: "\(([tree.name] + path).joined(separator: " ").quoted) needs a command", showsCommands: true)
  }

  /// After a mistake in a command's options, `--help` further on still counts.
  var isHelpAskedForLater: Bool { commandType != nil && matcher.isHelpAhead }

  func explain(_ problem: UsageProblem) -> CommandLineError {
    let words = [tree.name] + path
    let usage =
      commandType.map { UsageLine.text(path: words, command: $0) } ?? UsageLine.text(path: words, group: group)
    let commands = problem.showsCommands ? HelpText.commandLists(of: group, width: 80) : nil
    let seeAlso = "See '\(words.joined(separator: " ")) --help' for more."
    return CommandLineError(message: problem.message, usage: usage, commands: commands, seeAlso: seeAlso)
  }

  /// `help books add`
  private mutating func help() throws(UsageProblem) -> ParsedCommandLine<Action, Globals> {
    var isGroup = true
    while let event = try matcher.next() {
      guard case .argument(let word) = event, word != "help" || group.entry(named: word) != nil else { continue }
      guard isGroup else { throw UsageProblem(message: "unexpected argument \(word.quoted)") }
      if case .group(let next) = try entry(word) { group = next } else { isGroup = false }
    }
    return .help(path: path)
  }

  private mutating func entry(_ word: String) throws(UsageProblem) -> CommandTree<Action>.Entry {
    guard let entry = group.entry(named: word) else { throw unknown(word) }
    path.append(entry.name)
    return entry
  }

  private mutating func fill(
    _ type: any ParsableCommand.Type, _ action: Action
  ) throws(UsageProblem) -> ParsedCommandLine<Action, Globals> {
    commandType = type
    var command: any ParsableCommand = type.init()
    let set = ArgumentSet(reflecting: command)
    matcher.know(set)
    matcher.unknownOptionHint = set.positionals.isEmpty ? "" : "; an argument that begins with '-' stands after '--'"
    while let event = try matcher.next() {
      switch event {
      case .help: return .help(path: path)
      case .version: return .version
      case .argument(let word): try matcher.place(word)
      }
    }
    try matcher.requireAll()
    try set.validate { try command.validate() }
    try globalSet.validate { try globals.validate() }
    return .command(ParsedCommand(command: command, action: action, globals: globals, path: path))
  }

  private func unknown(_ word: String) -> UsageProblem {
    let place = path.isEmpty ? "" : " of '\(([tree.name] + path).joined(separator: " "))'"
    let names = group.visibleEntries.map(\.name)
    var nearest = Suggestion.nearest(to: word, among: names + ["help"])
    if nearest.isEmpty { nearest = group.commands.filter { $0.path.last == word }.map { $0.path.joined(separator: " ") } }
    let help =
      nearest.isEmpty ? "; there are: \(names.joined(separator: ", "))" : "." + Suggestion.phrase(Array(nearest.prefix(3)))
    return UsageProblem(message: "unknown command \(word.quoted)\(place)\(help)")
  }
}
