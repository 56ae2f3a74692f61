/// A completion script for zsh: a function for each group and command, built on `_arguments`.
struct ZshCompletion {
  let name: String
  let nodes: [CompletionNode]
  let globals: [CompletionValue]

  var script: String {
    let functions = nodes.map { $0.words.isEmpty ? command($0) : group($0) }
    let entry = function(name)
    let start = "if [ \"$funcstack[1]\" = '\(entry)' ]; then\n  \(entry) \"$@\"\nelse\n  compdef \(entry) \(name)\nfi"
    let source = "# Completions of \(name) for zsh: source <(\(name) completions zsh), or a file _\(name) in $fpath"
    let shared = "\(globalsName)=(\n" + globals.flatMap(specifications).map { "  " + $0 }.joined(separator: "\n") + "\n)"
    return (["#compdef \(name)", source, shared] + functions + [start]).joined(separator: "\n\n") + "\n"
  }

  private var sharedOptions: String { "\"${\(globalsName)[@]}\"" }

  private var globalsName: String { function(name) + "_globals" }

  private func command(_ node: CompletionNode) -> String {
    let arguments = node.arguments.enumerated().map { index, argument in
      let place = argument.isRepeating ? "*" : "\(index + 1)"
      return CompletionScript.quote("\(place):\(escape(argument.valueName)):\(action(argument.offer))")
    }
    return body(node, ["_arguments -s -S \\"] + lines(node.options.flatMap(specifications) + [sharedOptions] + arguments))
  }

  private func group(_ node: CompletionNode) -> String {
    let state = ["'(-): :->command'", "'(-)*:: :->rest'"]
    let words = node.words.map { "    \(CompletionScript.quote("\($0.text):\(escape($0.abstract, ":\\"))"))" }
    let branches = node.words.map { word in
      let pattern = ([word.text] + word.aliases).map(CompletionScript.quote).joined(separator: " | ")
      return "        \(pattern)) \(function(node.path + " " + word.text)) ;;"
    }
    return body(
      node,
      ["local curcontext=\"$curcontext\" state line", "local -a commands", "commands=("] + words + [
        "  )", "_arguments -C -s -S \\",
      ]
        + lines([sharedOptions] + state)
        + [
          "case \"$state\" in", "    command) _describe -t commands command commands ;;", "    rest)",
          "      case \"$words[1]\" in",
        ]
        + branches + ["      esac", "      ;;", "  esac"])
  }

  private func body(_ node: CompletionNode, _ lines: [String]) -> String {
    "\(function(node.path))() {\n" + lines.map { $0.hasPrefix(" ") ? $0 : "  " + $0 }.joined(separator: "\n") + "\n}"
  }

  private func lines(_ specifications: [String]) -> [String] {
    specifications.enumerated().map { "    " + $1 + ($0 + 1 < specifications.count ? " \\" : "") }
  }

  /// `'(-n --limit)-n[Help.]:limit:'`, one for each name; the names of one option exclude each other.
  private func specifications(_ option: CompletionValue) -> [String] {
    let exclusion = option.isRepeating ? "*" : "(\(option.names.joined(separator: " ")))"
    return option.names.map { name in
      let value = option.takesValue ? ":\(escape(option.valueName)):\(action(option.offer))" : ""
      // A long option takes its value after '=' or a blank, a short one also at once.
      let form = !option.takesValue ? "" : name.hasPrefix("--") ? "=" : "+"
      return CompletionScript.quote("\(exclusion)\(name)\(form)[\(escape(option.abstract))]\(value)")
    }
  }

  private func action(_ offer: CompletionValue.Offer) -> String {
    switch offer {
    case .nothing: ""
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .files(let extensions) where extensions.isEmpty: "_files"
    case .files(let extensions): "_files -g \"*.(\(extensions.joined(separator: "|")))\""
    case .folders: "_files -/"
    }
  }

  private func function(_ path: String) -> String { "_" + CompletionScript.identifier(path) }

  private func escape(_ text: String, _ special: String = "[]:\\") -> String {
    text.reduce(into: "") { result, character in
      if special.contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
