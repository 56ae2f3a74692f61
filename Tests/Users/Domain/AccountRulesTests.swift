import Entities
import Foundation
import Testing
import UsersDomain
import Values

/// The matrix of who may do what with accounts.
@Suite struct AccountRulesTests {
  enum Who: CaseIterable { case none, member, otherMember, admin, key }
  enum What: CaseIterable {
    case read, signUp, create, changeOwn, changeOther, changeOwnPassword, changeOtherPassword, deleteOwn, deleteOther
  }

  private static let (ann, bob, cara, owner) = (RandomID.make(), RandomID.make(), RandomID.make(), RandomID.make())

  private func caller(_ who: Who) -> Caller? {
    switch who {
    case .none: nil
    case .member: Caller.user(Self.ann)
    case .otherMember: Caller.user(Self.bob)
    case .admin: Caller.user(Self.owner)
    case .key: Caller.key
    }
  }

  private func action(_ what: What, by caller: Caller?) -> AccountAction {
    // A key owns no account, so any is another's.
    let own = if case .user(let user, _) = caller { user } else { Self.ann }
    return switch what {
    case .read: .read
    case .signUp: .signUp
    case .create: .create
    case .changeOwn: .change(own)
    case .changeOther: .change(Self.cara)
    case .changeOwnPassword: .changePassword(own)
    case .changeOtherPassword: .changePassword(Self.cara)
    case .deleteOwn: .delete(own)
    case .deleteOther: .delete(Self.cara)
    }
  }

  private func expected(_ who: Who, _ what: What, _ allowsSignUp: Bool) -> AuthError? {
    switch (who, what) {
    case (.admin, _), (.key, _): nil
    case (_, .signUp): allowsSignUp ? nil : .notAllowed
    case (.none, _): .notSignedIn
    case (_, .read), (_, .changeOwn), (_, .changeOwnPassword), (_, .deleteOwn): nil
    case (_, .create), (_, .changeOther), (_, .changeOtherPassword), (_, .deleteOther): .notAllowed
    }
  }

  @Test(arguments: Who.allCases, What.allCases)
  func `everybody may do what the rules say, and nothing else`(who: Who, what: What) {
    for allowsSignUp in [true, false] {
      let caller = caller(who)
      let error: AuthError?
      do throws(AuthError) {
        try AccountRules(allowsSignUp: allowsSignUp).check(action(what, by: caller), by: caller, admin: Self.owner)
        error = nil
      } catch let refusal {
        error = refusal
      }
      #expect(error == expected(who, what, allowsSignUp), "sign-up \(allowsSignUp)")
    }
  }

  @Test func `where there is no account there is no admin`() {
    let rules = AccountRules(allowsSignUp: false)
    #expect(throws: AuthError.notAllowed) { try rules.check(.create, by: .user(Self.ann), admin: nil) }
  }
}
