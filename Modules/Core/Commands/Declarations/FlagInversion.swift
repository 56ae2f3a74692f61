/// How the opposite of a flag is spelled.
public enum FlagInversion: Sendable {
  /// `--no-` before each long name.
  case prefixedNo
}
