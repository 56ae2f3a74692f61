import Entities
import Testing
import UsersDomain
import Values

@Suite struct IdentifyCallerTests {
  private let home = Household()

  private func signIn(_ email: String = "ann@example.org") async throws -> (token: String, session: Session) {
    let signed = try await home.signIn(email: try EmailAddress(parsing: email), password: goodPassword, at: noon)
    return (try home.signer.grant(for: signed, at: noon).accessToken, signed.session)
  }

  private func bob() async throws -> User {
    try await home.register(try .sample("Bob", "bob@example.org"), password: goodPassword, at: noon)
  }

  @Test func `the first account is the admin, and when it goes the next`() async throws {
    let (ann, bob) = (try await home.ann(), try await bob())
    let bobsToken = try await signIn("bob@example.org").token
    let caller = try await home.identify(accessToken: bobsToken, at: noon)
    #expect(caller == .user(bob.id))
    let cara = try User.sample("Cara", "cara@example.org")
    await #expect(throws: AuthError.notAllowed) { try await home.manage.add(cara, by: caller, at: noon) }
    #expect(try await home.delete(ann.id, at: noon))
    #expect(try await home.manage.add(cara, by: caller, at: noon).createdAt == noon)
  }

  @Test(arguments: ["", "x", "a|b|c", "||"])
  func `a text that is no token signs nobody in`(text: String) async throws {
    try await home.ann()
    await #expect(throws: AuthError.notSignedIn) { try await home.identify(accessToken: text, at: noon) }
  }

  @Test func `a token lasts an hour to the nanosecond`() async throws {
    try await home.ann()
    let token = try await signIn().token
    let end = noon.adding(seconds: 3600)
    _ = try await home.identify(accessToken: token, at: Timestamp(nanoseconds: end.nanoseconds - 1))
    await #expect(throws: AuthError.expired) { try await home.identify(accessToken: token, at: end) }
  }

  @Test func `signing out, another password and deletion act at once`() async throws {
    let ann = try await home.ann()
    for end: () async throws -> Void in [
      { try await home.endSessions(.global, of: try #require(home.accounts.state.sessions.first)) },
      { try await home.changePassword(of: ann, current: goodPassword, new: otherPassword, at: noon) },
      { try await home.changePassword(of: ann, current: otherPassword, new: goodPassword, at: noon) },
      { _ = try await home.delete(ann.id, at: noon) },
    ] {
      let password = home.accounts.state.hashes[ann.id]?.text.hasSuffix(goodPassword) == true ? goodPassword : otherPassword
      let signed = try await home.annSignsIn(password: password)
      let token = try home.signer.grant(for: signed, at: noon).accessToken
      _ = try await home.identify(accessToken: token, at: noon)
      try await end()
      await #expect(throws: AuthError.sessionEnded) { try await home.identify(accessToken: token, at: noon) }
    }
  }

  @Test func `a token of a session that belongs to somebody else is refused`() async throws {
    try await home.ann()
    let bob = try await bob()
    let session = try await signIn().session
    let forged = home.signer.token(for: bob, session: session.id, issuedAt: noon, expiresAt: noon.adding(seconds: 60))
    await #expect(throws: AuthError.sessionEnded) { try await home.identify(accessToken: forged, at: noon) }
  }

  @Test func `a session that is over is none, whatever the token says`() async throws {
    let ann = try await home.ann()
    let session = try await signIn().session
    let token = home.signer.token(for: ann, session: session.id, issuedAt: noon, expiresAt: Timestamp(nanoseconds: .max))
    await #expect(throws: AuthError.sessionEnded) { try await home.identify(accessToken: token, at: session.expiresAt) }
  }
}
