import Entities
import Foundation
import Testing
import UsersDomain
import Values

@Suite struct SignInTests {
  @Test func `who gives the right password is signed in and known from then on`() async throws {
    let home = Household()
    let ann = try await home.ann()
    let signed = try await home.annSignsIn()
    #expect(signed.user == ann)
    #expect(try await home.current([signed.token], at: noon) == ann)
    let session = try #require(home.accounts.state.sessions.first)
    #expect(!session.fingerprint.isEmpty && session.fingerprint != signed.token.text)
  }

  @Test(arguments: [
    ("ann@example.org", otherPassword), ("nobody@example.org", goodPassword), ("ann@example.org", "short"),
    ("ann@example.org", ""), ("nobody@example.org", "short"),
    ("ann@example.org", String(repeating: "x", count: 2000)), ("ann@example.org", goodPassword + "\u{0}"),
    ("imported@example.org", goodPassword),
  ])
  func `unknown addresses and wrong passwords are one refusal and the same work`(email: String, password: String) async throws {
    let home = Household([try .sample("Imported", "imported@example.org")])
    try await home.ann()
    let before = home.hasher.work
    await #expect(throws: AuthError.wrongCredentials) {
      try await home.signIn(email: try EmailAddress(parsing: email), password: password, at: noon)
    }
    #expect(home.hasher.work == before + 1 && home.accounts.state.sessions.isEmpty)
  }

  @Test func `the first 72 letters of a longer password are another one`() async throws {
    let home = Household()
    let long = String(repeating: "a", count: 73)
    try await home.ann(password: long)
    _ = try await home.annSignsIn(password: long)
    await #expect(throws: AuthError.wrongCredentials) { try await home.annSignsIn(password: String(long.prefix(72))) }
  }

  @Test func `a password hashed with less work is hashed anew`() async throws {
    let home = Household()
    let ann = try await home.ann()
    try home.accounts.with { $0.hashes[ann.id] = PasswordHash(text: "weak:" + goodPassword) }
    _ = try await home.annSignsIn()
    #expect(home.accounts.state.hashes[ann.id]?.text.hasPrefix("strong") == true)
    _ = try await home.annSignsIn()
  }

  @Test func `signing in again ends the session before, and those that have expired`() async throws {
    let home = Household()
    try await home.ann()
    let first = try await home.annSignsIn()
    let second = try await home.annSignsIn(replacing: [first.token])
    await #expect(throws: AuthError.notSignedIn) { try await home.current([first.token], at: noon) }
    let later = noon.adding(seconds: Session.seconds)
    _ = try await home.annSignsIn(at: later)
    #expect(home.accounts.state.sessions.count == 1)
    await #expect(throws: AuthError.notSignedIn) { try await home.current([second.token], at: later) }
  }

  @Test func `a session lasts thirty days to the nanosecond`() async throws {
    let home = Household()
    try await home.ann()
    let signed = try await home.annSignsIn()
    #expect(signed.expiresAt == noon.adding(seconds: 30 * 86_400))
    _ = try await home.current([signed.token], at: Timestamp(nanoseconds: signed.expiresAt.nanoseconds - 1))
    await #expect(throws: AuthError.notSignedIn) { try await home.current([signed.token], at: signed.expiresAt) }
  }

  @Test func `a password changed while it was checked does not open a session`() async throws {
    let home = Household()
    let ann = try await home.ann()
    home.accounts.beforeNextTransaction { $0.hashes[ann.id] = PasswordHash(text: "strong:" + otherPassword) }
    await #expect(throws: AuthError.changedMeanwhile) { try await home.annSignsIn() }
    home.accounts.beforeNextTransaction { $0 = ArrayAccounts.State() }
    await #expect(throws: AuthError.changedMeanwhile) { try await home.annSignsIn(password: otherPassword) }
    #expect(home.accounts.state.sessions.isEmpty)
  }

  @Test func `a failure while a session is opened keeps the former one`() async throws {
    let home = Household()
    try await home.ann()
    let first = try await home.annSignsIn()
    home.accounts.fail(at: .open)
    await #expect(throws: ArrayAccounts.Broken.self) { try await home.annSignsIn(replacing: [first.token]) }
    _ = try await home.current([first.token], at: noon)
  }

  @Test func `signing out ends exactly the sessions of this place`() async throws {
    let home = Household()
    try await home.ann()
    let (here, elsewhere) = (try await home.annSignsIn(), try await home.annSignsIn())
    let foreign = SessionToken.make()
    #expect(try await home.signOut([foreign, here.token]) == [here.token])
    #expect(try await home.signOut([foreign, here.token]).isEmpty)
    await #expect(throws: AuthError.notSignedIn) { try await home.current([here.token], at: noon) }
    _ = try await home.current([here.token, elsewhere.token], at: noon)
  }
}
