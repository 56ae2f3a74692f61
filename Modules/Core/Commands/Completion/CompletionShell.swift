/// A shell there are completions for.
public enum CompletionShell: String, Sendable, CaseIterable, ExpressibleByArgument {
  case bash, zsh, fish
}
