/// What a shell offers for a value.
public enum CompletionKind: Sendable, Equatable {
  /// The allowed values where the type has a closed set of them, else nothing.
  case `default`
  case list([String])
  /// Files; with extensions (without the dot), those and folders.
  case file(extensions: [String] = [])
  case directory
}
