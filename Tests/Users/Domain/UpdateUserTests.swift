import Entities
import Testing
import UsersDomain
import Values

@Suite struct UpdateUserTests {
  @Test func `changes are stored as the rules prepare them`() async throws {
    let ann = try User.sample()
    let accounts = ArrayAccounts([ann])
    let update = UpdateUserUseCase(accounts: accounts)
    let stored = try await update(ann.id) { user in
      user.name = " Ann Lee-Ford "
      user.email = try EmailAddress(parsing: "ANN@example.org")
    }
    #expect(stored.name == "Ann Lee-Ford")
    #expect(accounts.state.users.first?.email?.text == "ANN@example.org")
  }

  @Test func `an address of somebody else is refused, and nothing changed`() async throws {
    let (ann, bob) = (try User.sample(), try User.sample("Bob", "bob@example.org"))
    let accounts = ArrayAccounts([ann, bob])
    await #expect(throws: UserError.emailTaken(try EmailAddress(parsing: "ANN@example.org"))) {
      try await UpdateUserUseCase(accounts: accounts)(bob.id) { $0.email = try EmailAddress(parsing: "ANN@example.org") }
    }
    await #expect(throws: UserError.emailMissing) { try await UpdateUserUseCase(accounts: accounts)(bob.id) { $0.email = nil } }
    await #expect(throws: UserError.nameMissing) { try await UpdateUserUseCase(accounts: accounts)(bob.id) { $0.name = "" } }
    #expect(accounts.state.users == [ann, bob])
  }

  @Test func `a user who is gone is said to be`() async throws {
    let ann = try User.sample()
    await #expect(throws: UserError.gone(ann.id)) {
      try await UpdateUserUseCase(accounts: ArrayAccounts())(ann.id) { $0.name = "x" }
    }
  }
}
