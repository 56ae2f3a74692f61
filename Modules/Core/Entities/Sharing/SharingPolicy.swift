/// What whoever runs a server decides for all who use it.
public struct SharingPolicy: Sendable, Equatable {
  /// Whether people may open accounts themselves.
  public let allowsSignUp: Bool

  /// Open to new people, unless it is said otherwise.
  public init(allowsSignUp: Bool = true) {
    self.allowsSignUp = allowsSignUp
  }
}
