/// Scripts that teach a shell the commands, options and values of a program.
public enum CompletionScript {
  /// The whole script, ending in a line end. Nothing of the program runs while a shell completes with it.
  public static func generate<Action, Globals: ParsableArguments>(
    _ shell: CompletionShell, for tree: CommandTree<Action>, globals: Globals.Type
  ) -> String {
    let name = tree.name
    let nodes = CompletionNode.all(in: tree, path: name)
    let declared = ArgumentSet(reflecting: globals.init()).options.filter(\.isVisible)
    let globals = declared.map(CompletionValue.init) + .standard
    return switch shell {
    case .bash: BashCompletion(name: name, nodes: nodes, globals: globals).script
    case .zsh: ZshCompletion(name: name, nodes: nodes, globals: globals).script
    case .fish: FishCompletion(name: name, nodes: nodes, globals: globals).script
    }
  }

  /// A name that may be part of a shell function's.
  static func identifier(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// Between single quotes, in which no shell expands anything.
  static func quote(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
