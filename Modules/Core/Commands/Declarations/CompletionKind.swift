/// What a shell offers for a value.
public enum CompletionKind: Sendable, Equatable {
  /// The allowed values where the type has a closed set of them, else nothing.
  case `default`
  /// These words, though others may be valid as well.
  case list([String])
  /// Files; with extensions (without the dot), those and folders.
  case file(extensions: [String] = [])
  /// Folders only.
  case directory
}
