import Entities
import UsersDomain
import Values

extension AuthFault {
  /// What a program is told of an error; what only concerns this machine is not told.
  init(_ error: any Error) {
    switch error {
    case let fault as AuthFault: self = fault
    case let error as AuthError: self.init(error)
    case let error as PasswordError: self.init(error)
    case let error as UserError: self.init(error)
    case is RepositoryError: self = Self.addressTaken
    case let error as ValueError: self = .invalid(error.message)
    case let error as any Failure where error.kind == .busy:
      self.init(503, "request_timeout", "The server is busy; try again in a moment")
      retryAfter = 1
    default: self.init(500, "unexpected_failure", "Something went wrong here; the request was not carried out")
    }
  }

  private static let addressTaken = AuthFault(
    422, "email_exists", "A user with this email address has already been registered")

  private init(_ error: AuthError) {
    switch error {
    case .wrongCredentials: self.init(400, "invalid_credentials", "Invalid login credentials")
    case .wrongPassword: self.init(400, "invalid_credentials", "The current password is wrong")
    case .notSignedIn: self.init(403, "bad_jwt", "invalid JWT: unable to parse or verify signature")
    case .expired: self.init(403, "bad_jwt", "invalid JWT: token is expired")
    case .sessionEnded: self.init(403, "session_not_found", "Session from session_id claim in JWT does not exist")
    case .tokenReused: self.init(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used")
    case .notAllowed: self.init(403, "not_admin", "User not allowed")
    case .changedMeanwhile: self.init(409, "conflict", "The account was changed meanwhile; nothing was done")
    case .passwordNeeded: self.init(400, "reauthentication_needed", error.message)
    }
  }

  private init(_ error: PasswordError) {
    if error == .missing {
      self = .invalid(error.message)
      return
    }
    self.init(422, "weak_password", error.message)
    weakness =
      switch error {
      case .character: "characters"
      case .common: "pwned"
      default: "length"
      }
  }

  private init(_ error: UserError) {
    switch error {
    case .nameMissing, .emailMissing: self = .invalid(error.message)
    case .emailTaken: self = Self.addressTaken
    case .gone: self.init(403, "user_not_found", "User from sub claim in JWT does not exist")
    }
  }
}
