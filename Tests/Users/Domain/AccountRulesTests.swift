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
    case .member: Caller(user: Self.ann, isAdmin: false)
    case .otherMember: Caller(user: Self.bob, isAdmin: false)
    case .admin: Caller(user: Self.owner, isAdmin: true)
    case .key: Caller(user: nil, isAdmin: true)
    }
  }

  private func action(_ what: What, by caller: Caller?) -> AccountAction {
    // A key owns no account, so any is another's.
    let own = caller?.user ?? Self.ann
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
        try AccountRules(allowsSignUp: allowsSignUp).check(action(what, by: caller), by: caller)
        error = nil
      } catch let refusal {
        error = refusal
      }
      #expect(error == expected(who, what, allowsSignUp), "sign-up \(allowsSignUp)")
    }
  }

  @Test func `one who is no admin and has no account may only read`() {
    let nobody = Caller(user: nil, isAdmin: false)
    let rules = AccountRules(allowsSignUp: false)
    #expect(throws: Never.self) { try rules.check(.read, by: nobody) }
    #expect(throws: AuthError.notAllowed) { try rules.check(.change(Self.ann), by: nobody) }
    #expect(throws: AuthError.notAllowed) { try rules.check(.delete(Self.ann), by: nobody) }
  }
}
