public import Entities

/// Who may do what with accounts, where several people share one store.
///
/// The admin may do everything; others read all accounts and change their own.
public struct AccountRules: Sendable {
  /// Whether strangers may have an account.
  public let allowsSignUp: Bool

  /// What else they say is the same for every store.
  public init(allowsSignUp: Bool) {
    self.allowsSignUp = allowsSignUp
  }

  /// Throws `AuthError.notAllowed`, or `.notSignedIn` where it is only a matter of signing in; nil is nobody.
  public func check(_ action: AccountAction, by caller: Caller?) throws(AuthError) {
    if action == .signUp {
      guard allowsSignUp || caller?.isAdmin == true else { throw .notAllowed }
      return
    }
    guard let caller else { throw .notSignedIn }
    if caller.isAdmin { return }
    switch action {
    case .read: return
    case .change(let user), .changePassword(let user), .delete(let user): if user == caller.user { return }
    case .create, .signUp: break
    }
    throw .notAllowed
  }
}
