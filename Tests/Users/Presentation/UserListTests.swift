import Commands
import Entities
import Testing
import UsersDomain
import UsersPresentation
import Values
import Views

@MainActor @Suite struct UserListTests {
  private func home() throws -> Household {
    Household([try .sample("York", "y@x.org"), try .sample("Ávila", "a@x.org"), try .sample("Trogir", "t@x.org")])
  }

  @Test func `users are listed by name, in columns for people`() async throws {
    let recorded = RecordedScreen()
    try await ListUsers.parse([]).run(on: recorded.screen, users: try home().users)
    let lines = recorded.output.split(separator: "\n")
    #expect(lines.first?.hasSuffix("Name    E-mail   Created") == true)
    #expect(
      lines.dropFirst().map { $0.dropFirst(38) } == [
        "Ávila   a@x.org  1970-01-01T00:00:00Z", "Trogir  t@x.org  1970-01-01T00:00:00Z", "York    y@x.org  1970-01-01T00:00:00Z",
      ])
  }

  @Test(arguments: [([], "There are no users yet."), (["--name", "x"], "No user fits."), (["--limit", "0"], "No user fits.")])
  func `an empty list is a note and nothing else`(arguments: [String], note: String) async throws {
    let recorded = RecordedScreen()
    try await ListUsers.parse(arguments).run(on: recorded.screen, users: Household().users)
    #expect(recorded.output == "" && recorded.errors.hasPrefix(note))
  }

  @Test func `a window shows users, loads, and says what went wrong`() async throws {
    let home = try home()
    let model = home.users
    await model.load()
    #expect(model.users.map(\.name) == ["Ávila", "Trogir", "York"] && !model.isLoading && model.error == nil && !model.hasMore)
    let added = try await model.register(try .sample("Bath", "b@x.org"), password: goodPassword, at: Timestamp(nanoseconds: 0))
    #expect(model.users.map(\.name) == ["Ávila", "Bath", "Trogir", "York"])
    _ = try await model.update(added.id) { $0.name = "Zagreb" }
    #expect(model.users.last?.name == "Zagreb")
    await #expect(throws: UserError.self) { try await model.update(added.id) { $0.email = try EmailAddress(parsing: "Y@x.org") } }
    #expect(model.error?.text.contains("registered already") == true && model.users.count == 4)
    #expect(try await model.delete(added.id, at: Timestamp(nanoseconds: 0)))
    #expect(model.users.count == 3 && model.error == nil)
    home.accounts.fail(with: ValueError("The store is locked."))
    await model.load()
    #expect(model.error?.text == "The store is locked.")
    await #expect(throws: ShownFailure.self) { try await RecordedScreen().screen.show(model.view) }
  }

  @Test func `one user is shown, found by address in any case`() async throws {
    let recorded = RecordedScreen(.json)
    try await ShowUser.parse(["Y@X.org"]).run(on: recorded.screen, users: try home().users)
    #expect(recorded.output.contains("\"name\":\"York\""))
    await #expect(throws: FindError.self) {
      try await ShowUser.parse(["z@x.org"]).run(on: recorded.screen, users: try home().users)
    }
  }

  @Test func `updating changes what is given, an empty picture takes it away`() async throws {
    let home = try home()
    let recorded = RecordedScreen()
    for words in [["--avatar-url", "https://x.org/y.png"], ["--name", "New York"], ["--avatar-url", ""]] {
      try await UpdateUser.parse(["y@x.org"] + words).run(on: recorded.screen, users: home.users)
    }
    let user = try #require(home.accounts.state.users.first)
    #expect(user.name == "New York" && user.avatarURL == nil && user.email?.text == "y@x.org")
    #expect(throws: CommandLineError.self) { try UpdateUser.parse(["y@x.org"]) }
  }

  @Test func `deleting takes several, and who is not there is no error`() async throws {
    let home = try home()
    let recorded = RecordedScreen()
    try await DeleteUser.parse(["y@x.org", "A@X.org", "z@x.org"]).run(on: recorded.screen, users: home.users)
    #expect(recorded.errors == "Deleted 'York'.\nDeleted 'Ávila'.\nThere is no user 'z@x.org'; nothing was deleted.\n")
    #expect(home.accounts.state.users.map(\.name) == ["Trogir"] && home.events.names == ["user_deleted", "user_deleted"])
  }

  @Test func `searching finds words`() async throws {
    let recorded = RecordedScreen(.json)
    try await SearchUsers.parse(["avi"]).run(on: recorded.screen, users: try home().users)
    #expect(recorded.output.contains("Ávila") && !recorded.output.contains("York"))
  }
}
