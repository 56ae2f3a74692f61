public import Values

/// Why somebody could not sign in, or is not signed in.
public enum AuthError: Failure, Equatable {
  /// One sentence for an unknown address and a wrong password: who is registered is nobody else's business.
  case wrongCredentials
  case wrongPassword
  case notSignedIn
  /// What was shown for a session is too old; a newer one is to be had for its refresh token.
  case expired
  /// Somebody signed out, the password was changed, or the account deleted.
  case sessionEnded
  /// A refresh token came twice, so a thief may have it: its session was closed (RFC 9700, section 4.14).
  case tokenReused
  /// The rules leave this to somebody else.
  case notAllowed
  /// Signed in too long ago to change what one signs in with, unless the password is given.
  case passwordNeeded
  /// Somebody else changed the same account meanwhile.
  case changedMeanwhile

  public var kind: FailureKind {
    switch self {
    case .wrongCredentials, .wrongPassword, .expired, .sessionEnded, .tokenReused, .notAllowed, .passwordNeeded: .notAllowed
    case .notSignedIn: .notFound
    case .changedMeanwhile: .refused
    }
  }

  public var message: String {
    switch self {
    case .wrongCredentials: "The e-mail address or the password is wrong."
    case .wrongPassword: "The current password is wrong; nothing was changed."
    case .notSignedIn: "Nobody is signed in here."
    case .expired: "The access token has expired; ask for another one with the refresh token."
    case .sessionEnded: "The session has ended; sign in again."
    case .tokenReused: "The refresh token was used before; the session is closed. Sign in again."
    case .notAllowed: "This is for the account's owner or the admin alone."
    case .passwordNeeded: "The current password is needed for this, since the sign-in is more than a day ago."
    case .changedMeanwhile: "The account was changed meanwhile; nothing was done. Try again."
    }
  }
}
