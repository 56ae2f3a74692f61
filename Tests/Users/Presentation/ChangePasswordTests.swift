import Commands
import Testing
import UsersDomain
import UsersPresentation
import Values
import Views

@MainActor @Suite struct ChangePasswordTests {
  @Test func `the current password is asked once, the new one twice`() async throws {
    let home = try Household.withAnn()
    let recorded = try await change(home, ["--email", "ann@example.org"], typing: [goodPassword, otherPassword, otherPassword])
    #expect(
      recorded.errors
        == "Current password: New password: The same again: 'Ann Lee' has a new password; other sessions have ended.\n")
    #expect(home.accounts.state.hashes.values.map(\.text) == [otherPassword])
  }

  @Test func `from standard input they are two lines`() async throws {
    let home = try Household.withAnn()
    let recorded = RecordedScreen(input: "\(goodPassword)\n\(otherPassword)\n")
    try await run(home, ["--email", "ann@example.org", "--password-stdin"], on: recorded)
    #expect(home.accounts.state.hashes.values.map(\.text) == [otherPassword])
  }

  @Test func `who has no password is asked for no current one`() async throws {
    let home = Household([try .sample()])
    _ = try await change(home, ["--email", "ann@example.org"], typing: [goodPassword, goodPassword])
    #expect(home.accounts.state.hashes.values.map(\.text) == [goodPassword])
  }

  @Test func `without an address it is that of whoever is signed in`() async throws {
    let home = try Household.withAnn()
    let error = await #expect(throws: ShownFailure.self) { try await change(home, [], typing: []) }
    #expect(error?.message == "Nobody is signed in here. Say whose password: --email ADDRESS.")
    let signed = try await home.signIn(
      email: try EmailAddress(parsing: "ann@example.org"), password: goodPassword, at: Timestamp(nanoseconds: 0))
    try home.keeper.keep([signed.token], [:])
    _ = try await change(home, [], typing: [goodPassword, otherPassword, otherPassword])
    #expect(home.accounts.state.sessions.count == 1)
  }

  @Test func `a wrong current password changes nothing`() async throws {
    let home = try Household.withAnn()
    await #expect(throws: AuthError.wrongPassword) {
      try await change(home, ["--email", "ann@example.org"], typing: ["wrong", otherPassword, otherPassword])
    }
    #expect(home.accounts.state.hashes.values.map(\.text) == [goodPassword])
  }

  private func change(_ home: Household, _ arguments: [String], typing lines: [String]) async throws -> RecordedScreen {
    let recorded = RecordedScreen(input: lines.map { $0 + "\n" }.joined(), isInteractive: true)
    try await run(home, arguments, on: recorded)
    return recorded
  }

  private func run(_ home: Household, _ arguments: [String], on recorded: RecordedScreen) async throws {
    try await ChangePassword.parse(arguments)
      .run(on: recorded.screen, users: home.users, changePassword: home.change, service: home.service, keeper: home.keeper)
  }
}
