public import Entities
public import Foundation

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

  /// Throws `AuthError.notAllowed`, or `.notSignedIn` where it is only a matter of signing in.
  ///
  /// A caller of nil is nobody; `admin` is the owner of the oldest account, so there is one as long as there are users.
  public func check(_ action: AccountAction, by caller: Caller?, admin: UUID?) throws(AuthError) {
    switch (action, caller) {
    case (_, .key): return
    case (_, .user(let user, _)) where user == admin: return
    case (.signUp, _) where allowsSignUp: return
    case (.signUp, _): throw .notAllowed
    case (_, nil): throw .notSignedIn
    case (.read, .user): return
    case (.change(let owner), .user(let user, _)) where user == owner: return
    case (.changePassword(let owner), .user(let user, _)) where user == owner: return
    case (.delete(let owner), .user(let user, _)) where user == owner: return
    case (.create, _), (.change, _), (.changePassword, _), (.delete, _): throw .notAllowed
    }
  }
}
