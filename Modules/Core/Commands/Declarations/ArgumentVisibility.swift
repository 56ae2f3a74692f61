/// Whether help, completions and suggestions show an argument.
public enum ArgumentVisibility: Sendable {
  case `default`
  /// Parsed, but shown nowhere.
  case hidden
}
