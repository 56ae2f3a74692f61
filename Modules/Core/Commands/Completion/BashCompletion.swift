/// A completion script for bash 3.2 and later: two tables and a loop that goes through the words typed so far.
struct BashCompletion {
  let name: String
  let nodes: [CompletionNode]
  let globals: [CompletionValue]

  var script: String {
    let function = "_" + CompletionScript.identifier(name)
    return [
      "# Completions of \(name) for bash: source <(\(name) completions bash)",
      commandTable(function), valueTable(function), Self.replies(function), walk(function),
      "complete -F \(function) \(quote(name))",
    ].joined(separator: "\n\n") + "\n"
  }

  /// Sets what there is at a path; an alias leads to the path of its command.
  private func commandTable(_ function: String) -> String {
    let cases = nodes.map { node in
      let pattern = patterns(of: node).map(quote).joined(separator: " | ")
      let words = list(node.words.map(\.text))
      let options = node.options + globals
      let names = list(options.flatMap(\.names))
      let valued = list(options.filter(\.takesValue).flatMap(\.names))
      return "    \(pattern)) path=\(quote(node.path)) words=\(words) options=\(names) valued=\(valued) ;;"
    }
    return "\(function)_enter() {\n  case \"$1\" in\n" + cases.joined(separator: "\n") + "\n    *) return 1 ;;\n  esac\n}"
  }

  private func patterns(of node: CompletionNode) -> [String] {
    let parent = nodes.first { parent in parent.words.contains { parent.path + " " + $0.text == node.path } }
    let aliases = parent?.words.first { (parent?.path ?? "") + " " + $0.text == node.path }?.aliases ?? []
    return [node.path] + aliases.map { (parent?.path ?? "") + " " + $0 }
  }

  /// Offers the values of an option, or of an argument told by its number.
  private func valueTable(_ function: String) -> String {
    var lines: [String] = []
    for node in nodes {
      lines += node.options.compactMap { line($0, keys: $0.names.map { quote(node.path + " " + $0) }, function) }
      lines += node.arguments.enumerated().compactMap { index, argument in
        let number = argument.isRepeating ? "*" : "\(index + 1)"
        return line(argument, keys: [quote(node.path + " argument ") + number], function)
      }
    }
    lines += globals.compactMap { line($0, keys: $0.names.map { "*" + quote(" " + $0) }, function) }
    return "\(function)_values() {\n  case \"$path $1\" in\n" + lines.joined(separator: "\n") + "\n    *) ;;\n  esac\n}"
  }

  private func line(_ value: CompletionValue, keys: [String], _ function: String) -> String? {
    guard value.takesValue, let reply = reply(value.offer, function) else { return nil }
    return "    \(keys.joined(separator: " | "))) \(reply) ;;"
  }

  private func reply(_ offer: CompletionValue.Offer, _ function: String) -> String? {
    switch offer {
    case .nothing: nil
    case .words(let words): "\(function)_reply \(list(words))"
    case .files: "\(function)_files -f"
    case .folders: "\(function)_files -d"
    }
  }

  private func list(_ words: [String]) -> String { quote(words.joined(separator: " ")) }

  private func quote(_ text: String) -> String { CompletionScript.quote(text) }

  private static func replies(_ function: String) -> String {
    """
    \(function)_reply() {
      local word
      for word in $1; do
        case "$word" in "$current"*) COMPREPLY+=("$word") ;; esac
      done
    }

    \(function)_files() {
      local IFS=$'\\n'
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen "$1" -- "$current"))
    }
    """
  }

  // Bash cuts words at '=', so that `--format=csv` comes as three.
  private func walk(_ function: String) -> String {
    """
    \(function)() {
      local current="${COMP_WORDS[COMP_CWORD]}" path words options valued
      local option='' only_arguments='' count=1 index=1 word
      COMPREPLY=()
      \(function)_enter \(quote(name))
      while [ "$index" -lt "$COMP_CWORD" ]; do
        word="${COMP_WORDS[index]}"
        index=$((index + 1))
        if [ -n "$option" ]; then
          [ "$word" = '=' ] || option=''
        elif [ -n "$only_arguments" ]; then
          count=$((count + 1))
        elif [ "$word" = '--' ]; then
          only_arguments=1
        elif [ "${word#-}" != "$word" ]; then
          case " $valued " in *" $word "*) option="$word" ;; esac
        elif [ "$path $word" = \(quote(name + " help")) ] || \(function)_enter "$path $word"; then
          :
        else
          count=$((count + 1))
        fi
      done
      [ "$current" = '=' ] && current=''
      if [ -n "$option" ]; then
        \(function)_values "$option"
      elif [ -z "$only_arguments" ] && [ "${current#-}" != "$current" ]; then
        \(function)_reply "$options"
      elif [ -n "$words" ]; then
        \(function)_reply "$words"
      else
        \(function)_values "argument $count"
        [ "${#COMPREPLY[@]}" -gt 0 ] || [ -n "$current$only_arguments" ] || \(function)_reply "$options"
      fi
    }
    """
  }
}
