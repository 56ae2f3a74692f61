/// A completion script for fish: one `complete` line for each command, option and argument.
struct FishCompletion {
  let name: String
  let nodes: [CompletionNode]
  let globals: [CompletionValue]

  private var test: String { "__" + CompletionScript.identifier(name) + "_at" }

  var script: String {
    let everywhere = globals.map { (["complete -c \(name)"] + option($0)).joined(separator: " ") }
    let lines = nodes.flatMap { node in
      node.words.map { word(node, $0) } + node.options.map { line(node, option($0)) } + arguments(node)
    }
    let header = "# Completions of \(name) for fish: \(name) completions fish | source"
    return ([header, walk, "complete -c \(name) -f"] + everywhere + lines).joined(separator: "\n") + "\n"
  }

  /// Says whether the words typed so far lead to a path.
  private var walk: String {
    let valued = Set((nodes.flatMap(\.options) + globals).filter(\.takesValue).flatMap(\.names)).sorted()
    let branches = nodes.flatMap { node in
      node.words.map { word in
        let patterns = ([word.text] + word.aliases).map { CompletionScript.quote(node.path + " " + $0) }
        return
          "      case \(patterns.joined(separator: " "))\n        set path \(CompletionScript.quote(node.path + " " + word.text))"
      }
    }
    return """
      function \(test)
        set -l path \(CompletionScript.quote(name))
        set -l skip 0
        for word in (commandline -opc)[2..-1]
          if test $skip -eq 1
            set skip 0
            continue
          end
          if contains -- $word \(valued.joined(separator: " "))
            set skip 1
            continue
          end
          switch "$path $word"
      \(branches.joined(separator: "\n"))
          end
        end
        test "$path" = "$argv"
      end
      """
  }

  private func word(_ node: CompletionNode, _ word: CompletionNode.Word) -> String {
    line(node, ["-a", quote(word.text), "-d", quote(word.abstract)])
  }

  private func option(_ option: CompletionValue) -> [String] {
    let names = option.shortNames.flatMap { ["-s", $0] } + option.longNames.flatMap { ["-l", $0] }
    return names + (option.takesValue ? value(option.offer) : []) + ["-d", quote(option.abstract)]
  }

  private func arguments(_ node: CompletionNode) -> [String] {
    node.arguments.compactMap { argument in
      switch argument.offer {
      case .nothing: nil
      case .files, .folders: line(node, ["-F"])
      case .words(let words): line(node, ["-a", quote(words.joined(separator: " ")), "-d", quote(argument.abstract)])
      }
    }
  }

  private func value(_ offer: CompletionValue.Offer) -> [String] {
    switch offer {
    case .nothing: ["-x"]
    case .files: ["-r", "-F"]
    case .folders: ["-x", "-a", quote("(__fish_complete_directories)")]
    case .words(let words): ["-x", "-a", quote(words.joined(separator: " "))]
    }
  }

  private func line(_ node: CompletionNode, _ parts: [String]) -> String {
    "complete -c \(name) -n " + quote("\(test) \(node.path)") + " " + parts.joined(separator: " ")
  }

  // In fish a quote inside single quotes is escaped by a backslash, and so is a backslash.
  private func quote(_ text: String) -> String {
    let escaped = text.reduce(into: "") { result, character in
      if "'\\".contains(character) { result += "\\" }
      result.append(character)
    }
    return "'" + escaped + "'"
  }
}
