/// Whether help, completions and suggestions show an argument.
public enum ArgumentVisibility: Sendable {
  /// Shown like everything else.
  case `default`
  /// Parsed, but shown nowhere.
  case hidden
}
