import Entities
import Testing
import UsersDomain
import Values

@Suite struct DeleteUserTests {
  @Test func `a user goes with password and sessions, others stay`() async throws {
    let home = Household([try .sample("Bob", "bob@example.org")])
    let ann = try await home.ann()
    let signed = try await home.annSignsIn()
    #expect(try await home.delete(ann.id, at: noon))
    let state = home.accounts.state
    #expect(state.users.map(\.name) == ["Bob"] && state.hashes.isEmpty && state.sessions.isEmpty)
    await #expect(throws: AuthError.notSignedIn) { try await home.current([signed.token], at: noon) }
    #expect(home.analytics.events.map(\.name) == ["user_registered", "user_deleted"])
    #expect(try await !home.delete(ann.id, at: noon))
    #expect(home.analytics.events.count == 2)
  }

  @Test(arguments: [ArrayAccounts.Step.removeAll, .delete])
  func `a failure in between deletes nothing`(step: ArrayAccounts.Step) async throws {
    let home = Household()
    let ann = try await home.ann()
    home.accounts.fail(at: step)
    await #expect(throws: ArrayAccounts.Broken.self) { try await home.delete(ann.id, at: noon) }
    #expect(home.accounts.state.users == [ann] && home.accounts.state.hashes.count == 1)
  }
}
