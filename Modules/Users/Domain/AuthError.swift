public import Values

/// Why somebody could not sign in, or is not signed in.
public enum AuthError: Failure, Equatable {
  /// One sentence for an unknown address and a wrong password: who is registered is nobody else's business.
  case wrongCredentials
  case wrongPassword
  case notSignedIn
  /// Somebody else changed the same account meanwhile.
  case changedMeanwhile

  public var kind: FailureKind {
    switch self {
    case .wrongCredentials, .wrongPassword: .notAllowed
    case .notSignedIn: .notFound
    case .changedMeanwhile: .refused
    }
  }

  public var message: String {
    switch self {
    case .wrongCredentials: "The e-mail address or the password is wrong."
    case .wrongPassword: "The current password is wrong; nothing was changed."
    case .notSignedIn: "Nobody is signed in here."
    case .changedMeanwhile: "The account was changed meanwhile; nothing was done. Try again."
    }
  }
}
