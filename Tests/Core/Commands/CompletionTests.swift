import Commands
import Testing

private struct Rename: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "It's $(danger): [odd].", aliases: ["mv"])

  @Argument(help: "From.", completion: .list(["a", "b"])) var from: String
  @Argument(help: "To.", completion: .directory) var to: [String]
  @Option(name: .shortAndLong, help: "How.", completion: .file(extensions: ["csv", "json"])) var map: String?
  @Flag(name: .shortAndLong, help: "Don't ask.") var force = false
}

private struct Colour: ParsableArguments {
  enum When: String, CaseIterable, ExpressibleByArgument {
    case auto, never
  }

  @Option(help: "Colour.") var colour: When = .auto
  @Option(help: ArgumentHelp("Hidden.", visibility: .hidden)) var trace: String?
}

private let small = tree(named: "app")

private func tree(named name: String) -> CommandTree<Int> {
  var tree = CommandTree<Int>(name: name, abstract: "A.")
  tree.add(Rename.self, action: 1)
  return tree
}

struct CompletionTests {
  @Test(
    arguments: [
      ("app bo", ["books"]), ("app ", ["books", "doctor"]), ("app books li", ["list"]), ("app help books a", ["add"]),
      ("app books list --so", ["--sort"]), ("app books list --sort ", ["title", "author", "published"]),
      ("app b ls --sort t", ["title"]), ("app --format = j", ["json"]), ("app --format =", ["table", "json", "ndjson", "csv"]),
      ("app --store books books up", ["update"]), ("app books list --format json --st", ["--status", "--store"]),
      ("app books list -- --so", []), ("app books list -- ", []), ("app books list --trac", []), ("app books pla", []),
      ("app books *", []),
    ])
  func bashCompletes(_ line: String, _ expected: [String]) throws {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }
    let script = """
      \(CompletionScript.generate(.bash, for: program, globals: Globals.self))
      COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1); _app
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    #expect(try Shell(name: "bash").run("-c", script).split(separator: "\n").map(String.init) == expected)
  }

  @Test func inBashAnAliasLeadsToItsCommand() throws {
    let script = CompletionScript.generate(.bash, for: small, globals: Colour.self) + "\n_app_enter 'app mv' && echo \"$path\""
    #expect(try Shell(name: "bash").run("-c", script) == "app rename\n")
  }

  @Test(arguments: CompletionShell.allCases.filter { Shell(name: $0.rawValue).isInstalled })
  func scriptsAreWellFormed(_ shell: CompletionShell) throws {
    try Shell(name: shell.rawValue).run("-n", "-c", CompletionScript.generate(shell, for: small, globals: Colour.self))
  }

  @Test func zshGetsAFunctionForEachCommand() {
    #expect(
      CompletionScript.generate(.zsh, for: small, globals: Colour.self) == #"""
        #compdef app

        # Completions of app for zsh: source <(app completions zsh), or a file _app in $fpath

        _app_globals=(
          '(--colour)--colour=[Colour.]:colour:(auto never)'
          '(-h --help)-h[Show help.]'
          '(-h --help)--help[Show help.]'
          '(--version)--version[Show the version.]'
        )

        _app() {
          local curcontext="$curcontext" state line
          local -a commands
          commands=(
            'rename:It'\''s $(danger)\: [odd].'
          )
          _arguments -C -s -S \
            "${_app_globals[@]}" \
            '(-): :->command' \
            '(-)*:: :->rest'
          case "$state" in
            command) _describe -t commands command commands ;;
            rest)
              case "$words[1]" in
                'rename' | 'mv') _app_rename ;;
              esac
              ;;
          esac
        }

        _app_rename() {
          _arguments -s -S \
            '(-m --map)-m+[How.]:map:_files -g "*.(csv|json)"' \
            '(-m --map)--map=[How.]:map:_files -g "*.(csv|json)"' \
            '(-f --force)-f[Don'\''t ask.]' \
            '(-f --force)--force[Don'\''t ask.]' \
            "${_app_globals[@]}" \
            '1:from:(a b)' \
            '*:to:_files -/'
        }

        if [ "$funcstack[1]" = '_app' ]; then
          _app "$@"
        else
          compdef _app app
        fi

        """#)
  }

  @Test func fishGetsALineForEachWord() {
    #expect(
      CompletionScript.generate(.fish, for: small, globals: Colour.self) == #"""
        # Completions of app for fish: app completions fish | source
        function __app_at
          set -l path 'app'
          set -l skip 0
          for word in (commandline -opc)[2..-1]
            if test $skip -eq 1
              set skip 0
              continue
            end
            if contains -- $word --colour --map -m
              set skip 1
              continue
            end
            switch "$path $word"
              case 'app rename' 'app mv'
                set path 'app rename'
            end
          end
          test "$path" = "$argv"
        end
        complete -c app -f
        complete -c app -l colour -x -a 'auto never' -d 'Colour.'
        complete -c app -s h -l help -d 'Show help.'
        complete -c app -l version -d 'Show the version.'
        complete -c app -n '__app_at app' -a 'rename' -d 'It\'s $(danger): [odd].'
        complete -c app -n '__app_at app rename' -s m -l map -r -F -d 'How.'
        complete -c app -n '__app_at app rename' -s f -l force -d 'Don\'t ask.'
        complete -c app -n '__app_at app rename' -a 'a b' -d 'From.'
        complete -c app -n '__app_at app rename' -F

        """#)
  }

  @Test func theNameOfAProgramNeedNotBeThatOfAFunction() {
    let script = CompletionScript.generate(.bash, for: tree(named: "my-app"), globals: Colour.self)
    #expect(script.hasSuffix("complete -F _my_app 'my-app'\n"))
    #expect(script.contains("'my-app rename' | 'my-app mv')"))
  }
}
