import Testing
import UsersDomain
import Values

@Suite struct EndSessionsTests {
  @Test(arguments: [(SessionScope.global, [false, false]), (.local, [false, true]), (.others, [true, false])])
  func `a scope says which of one user's sessions end, and no other's`(scope: SessionScope, stay: [Bool]) async throws {
    let home = Household()
    try await home.ann()
    _ = try await home.register(try .sample("Bob", "bob@example.org"), password: goodPassword, at: noon)
    let (here, elsewhere) = (try await home.annSignsIn(), try await home.annSignsIn())
    let bobs = try await home.signIn(email: try EmailAddress(parsing: "bob@example.org"), password: goodPassword, at: noon)
    try await home.endSessions(scope, of: here.session)
    let left = Set(home.accounts.state.sessions.map(\.id))
    #expect([left.contains(here.session.id), left.contains(elsewhere.session.id)] == stay)
    #expect(left.contains(bobs.session.id))
  }
}
