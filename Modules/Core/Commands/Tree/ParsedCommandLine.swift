/// What a command line asks for.
public enum ParsedCommandLine<Action: Sendable, Globals: ParsableArguments> {
  case command(ParsedCommand<Action, Globals>)
  /// Help on a group or command, named by the words that call it; on the whole program when there are none.
  case help(path: [String])
  case version
}
