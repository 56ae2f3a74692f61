/// What comparing a password with a hash says.
public enum PasswordCheck: Sendable, Equatable {
  case wrong
  case right
  /// Right, but hashed with less work than is asked for today.
  case rightButWeak
}
