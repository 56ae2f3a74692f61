import Entities
import Testing
import UsersDomain
import Values

@Suite struct ManageAccountsTests {
  private let home = Household()

  private var manage: ManageAccountsUseCase {
    ManageAccountsUseCase(accounts: home.accounts, analytics: home.analytics, rules: AccountRules(allowsSignUp: true))
  }

  private func caller(_ token: String, at time: Timestamp) async throws -> Caller {
    try await home.identify(accessToken: token, at: time)
  }

  /// Tokens last an hour; a session that is renewed lasts on.
  @Test func `a day after signing in, the address one signs in with is not changed by way of the table either`() async throws {
    let ann = try await home.ann()
    let session = try await home.annSignsIn().session
    let later = noon.adding(seconds: 86_400)
    let token = home.signer.token(for: ann, session: session.id, issuedAt: later, expiresAt: later.adding(seconds: 60))
    let other = try EmailAddress(parsing: "lee@example.org")
    let stale = try await caller(token, at: later)
    await #expect(throws: AuthError.passwordNeeded) { try await manage.change(ann.id, by: stale) { $0.email = other } }
    #expect(home.accounts.state.users.first?.email == ann.email)
    #expect(try await manage.change(ann.id, by: stale) { $0.name = "Ann" }.name == "Ann")
    let fresh = try await caller(token, at: noon)
    #expect(try await manage.change(ann.id, by: fresh) { $0.email = other }.email == other)
  }
}
