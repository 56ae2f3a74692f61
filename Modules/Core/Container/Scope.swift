/// How long a made value lives.
public enum Scope: String, Sendable, CaseIterable {
  /// Made anew each time it is asked for.
  case transient
  /// Made once a container, when first asked for, and kept as long as the container.
  case shared
}
