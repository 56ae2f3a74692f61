import Entities
import Testing
import UsersDomain
import Values

@Suite struct RefreshSessionTests {
  private let home = Household()

  @Test func `each renewal gives another token, and the session goes on as it was`() async throws {
    let ann = try await home.ann()
    let first = try await home.annSignsIn()
    let second = try await home.refresh(first.token, at: noon.adding(seconds: 60))
    let third = try await home.refresh(second.token, at: noon.adding(seconds: 3600))
    #expect(Set([first.token, second.token, third.token]).count == 3)
    #expect(third.user == ann && third.session.id == first.session.id && third.expiresAt == first.expiresAt)
    #expect(try await home.current([third.token], at: noon) == ann)
    await #expect(throws: AuthError.notSignedIn) { try await home.current([second.token], at: noon) }
    #expect(home.accounts.state.sessions.count == 1)
  }

  @Test(arguments: [0, 1, 9] as [Int64])
  func `the token before gives the same answer for some seconds, since it may have got lost`(seconds: Int64) async throws {
    try await home.ann()
    let first = try await home.annSignsIn()
    let second = try await home.refresh(first.token, at: noon)
    let again = try await home.refresh(first.token, at: noon.adding(seconds: seconds))
    #expect(again.token == second.token)
    // The grace does not begin anew.
    await #expect(throws: AuthError.tokenReused) { try await home.refresh(first.token, at: noon.adding(seconds: 10)) }
  }

  @Test(arguments: [10, 3600] as [Int64])
  func `later its use closes the session, for the thief and for the owner`(seconds: Int64) async throws {
    try await home.ann()
    let (first, other) = (try await home.annSignsIn(), try await home.annSignsIn())
    let second = try await home.refresh(first.token, at: noon)
    let later = noon.adding(seconds: seconds)
    await #expect(throws: AuthError.tokenReused) { try await home.refresh(first.token, at: later) }
    await #expect(throws: AuthError.sessionEnded) { try await home.refresh(second.token, at: later) }
    await #expect(throws: AuthError.sessionEnded) { try await home.refresh(first.token, at: later) }
    #expect(home.accounts.state.sessions.map(\.id) == [other.session.id])
  }

  @Test func `a token two generations old is unknown and harms nobody`() async throws {
    try await home.ann()
    let first = try await home.annSignsIn()
    let second = try await home.refresh(first.token, at: noon)
    let third = try await home.refresh(second.token, at: noon)
    await #expect(throws: AuthError.sessionEnded) { try await home.refresh(first.token, at: noon) }
    _ = try await home.refresh(third.token, at: noon)
  }

  @Test func `a token nobody was given is refused`() async throws {
    try await home.ann()
    _ = try await home.annSignsIn()
    await #expect(throws: AuthError.sessionEnded) { try await home.refresh(.make(), at: noon) }
    #expect(home.accounts.state.sessions.count == 1)
  }

  @Test func `thirty days after signing in there is nothing to renew`() async throws {
    try await home.ann()
    let first = try await home.annSignsIn()
    let second = try await home.refresh(first.token, at: Timestamp(nanoseconds: first.expiresAt.nanoseconds - 1))
    await #expect(throws: AuthError.sessionEnded) { try await home.refresh(second.token, at: first.expiresAt) }
    #expect(home.accounts.state.sessions.isEmpty)
  }

  @Test func `a session that ends while it is renewed stays ended`() async throws {
    try await home.ann()
    let first = try await home.annSignsIn()
    home.accounts.beforeNextTransaction { $0.sessions = [] }
    await #expect(throws: AuthError.sessionEnded) { try await home.refresh(first.token, at: noon) }
    #expect(home.accounts.state.sessions.isEmpty)
  }

  @Test func `what a renewal gives lasts an hour, or as long as the session`() async throws {
    try await home.ann()
    let first = try await home.annSignsIn()
    #expect(try home.signer.grant(for: first, at: noon).expiresAt == noon.adding(seconds: 3600))
    let late = first.expiresAt.adding(seconds: -60)
    let second = try await home.refresh(first.token, at: late)
    #expect(try home.signer.grant(for: second, at: late).expiresAt == first.expiresAt)
    let grant = try home.signer.grant(for: second, at: late)
    #expect("\(grant)" == "(access to an account)" && Mirror(reflecting: grant).children.isEmpty)
  }
}
