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
  /// Without those that every command has.
  let options: [CompletionValue]
  let arguments: [CompletionValue]

  /// The tree from the root on, a group before what is in it.
  static func all<Action>(in group: CommandTree<Action>, path: String) -> [CompletionNode] {
    let entries = group.visibleEntries
    let words = entries.map { Word(text: $0.name, aliases: $0.aliases, abstract: $0.abstract) }
    let here = CompletionNode(path: path, words: words, options: [], arguments: [])
    return [here]
      + entries.flatMap { entry -> [CompletionNode] in
        let path = path + " " + entry.name
        switch entry {
        case .group(let group): return all(in: group, path: path)
        case .command(let type, _):
          let set = ArgumentSet(reflecting: type.init())
          let options = set.options.filter(\.isVisible).map(CompletionValue.init)
          let arguments = set.positionals.filter(\.isVisible).map(CompletionValue.init)
          return [CompletionNode(path: path, words: [], options: options, arguments: arguments)]
        }
      }
  }
}
