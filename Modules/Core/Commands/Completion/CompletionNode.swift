/// What may follow the words of one group or command.
struct CompletionNode {
  /// A word with the text a shell shows beside it.
  struct Word {
    let text: String
    let aliases: [String]
    let abstract: String
  }

  /// From the executable's name on, joined by blanks.
  let path: String
  let words: [Word]
  let options: [CompletionValue]
  let arguments: [CompletionValue]

  static func all<Action, Globals: ParsableArguments>(
    in tree: CommandTree<Action>, globals: Globals.Type, executableName: String
  ) -> [CompletionNode] {
    let set = ArgumentSet(reflecting: globals.init())
    return nodes(of: tree, path: executableName, globals: set.options.filter(\.isVisible).map(CompletionValue.init) + .standard)
  }

  private static func nodes<Action>(
    of group: CommandTree<Action>, path: String, globals: [CompletionValue]
  ) -> [CompletionNode] {
    let entries = group.visibleEntries
    let words = entries.map { Word(text: $0.name, aliases: $0.aliases, abstract: $0.abstract) }
    let here = CompletionNode(path: path, words: words, options: globals, arguments: [])
    return [here]
      + entries.flatMap { entry -> [CompletionNode] in
        let path = path + " " + entry.name
        switch entry {
        case .group(let group): return nodes(of: group, path: path, globals: globals)
        case .command(let type, _):
          let set = ArgumentSet(reflecting: type.init())
          let options = set.options.filter(\.isVisible).map(CompletionValue.init)
          let arguments = set.positionals.filter(\.isVisible).map(CompletionValue.init)
          return [CompletionNode(path: path, words: [], options: options + globals, arguments: arguments)]
        }
      }
  }
}
