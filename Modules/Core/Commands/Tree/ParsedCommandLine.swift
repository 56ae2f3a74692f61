/// What a command line asks for.
public enum ParsedCommandLine<Action: Sendable, Globals> {
  /// A command is to run; its rules and those of the globals hold.
  case command(ParsedCommand<Action, Globals>)
  /// Help on a group or command, named by the words that call it; on the whole program when there are none.
  case help(path: [String])
  /// The version is to be shown.
  case version
}
