/// The command that was called, with everything typed already in it.
public struct ParsedCommand<Action: Sendable, Globals> {
  /// An instance of the type that was added to the tree.
  public let command: any ParsableCommand
  /// What the host attached to the command.
  public let action: Action
  /// The options every command has, wherever they stood.
  public let globals: Globals
  /// The words that call the command, aliases replaced by names, the executable's name not among them.
  public let path: [String]
}
