import Commands
import Views

/// `app completions`
struct Completions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Prints a script that completes commands in your shell.",
    discussion: """
      bash: app completions bash > ~/.local/share/bash-completion/completions/app
      zsh:  app completions zsh > a folder of your fpath, as _app
      fish: app completions fish > ~/.config/fish/completions/app.fish
      """)

  @Argument(help: .init("The shell.", valueName: "shell"))
  var shell: CompletionShell

  func run(on screen: Screen, composition: Composition) throws {
    try screen.write(CompletionScript.generate(shell, for: composition.tree, globals: GlobalOptions.self))
  }
}
