/// Which sessions of a user end when they sign out.
public enum SessionScope: String, Sendable, CaseIterable {
  /// All, on every machine.
  case global
  /// The one that asks.
  case local
  /// All but the one that asks.
  case others
}
