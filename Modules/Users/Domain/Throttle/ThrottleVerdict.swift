/// Whether somebody may try a password.
public enum ThrottleVerdict: Sendable, Equatable {
  case allowed
  /// Not before so many seconds have passed, at least one.
  case wait(seconds: Int)
}
