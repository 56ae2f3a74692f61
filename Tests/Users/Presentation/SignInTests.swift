import Commands
import Entities
import Testing
import UsersDomain
import UsersPresentation
import Values
import Views

@MainActor @Suite struct SignInTests {
  @Test func `signing in keeps a token, signing out forgets it, and whoami knows`() async throws {
    let home = try Household.withAnn()
    let first = try await signIn(home)
    #expect(first.errors == "Password: Signed in as 'Ann Lee' until 1970-01-31T00:00:00Z.\n" && first.output == "")
    #expect(try home.keeper.tokens([:]).count == 1)
    #expect(try await whoAmI(home).contains("Ann Lee"))
    _ = try await signIn(home)
    #expect(try home.keeper.tokens([:]).count == 1 && home.accounts.state.sessions.count == 1)
    let out = RecordedScreen()
    try await SignOut.parse([]).run(on: out.screen, service: home.service)
    #expect(out.errors == "Signed out.\n")
    #expect(try home.keeper.tokens([:]).isEmpty && home.accounts.state.sessions.isEmpty)
    try await SignOut.parse([]).run(on: out.screen, service: home.service)
    #expect(out.errors.hasSuffix("Nobody was signed in here.\n"))
    let error = await #expect(throws: ShownFailure.self) { try await whoAmI(home) }
    #expect(error?.kind == .notFound && error?.message == "Nobody is signed in here. Sign in: app users login --email ADDRESS.")
  }

  @Test func `tokens of other stores stay`() async throws {
    let home = try Household.withAnn()
    let foreign = SessionToken.make()
    try home.keeper.keep([foreign], [:])
    _ = try await signIn(home)
    #expect(try home.keeper.tokens([:]).last == foreign && home.keeper.tokens([:]).count == 2)
    try await SignOut.parse([]).run(on: RecordedScreen().screen, service: home.service)
    #expect(try home.keeper.tokens([:]) == [foreign])
  }

  @Test func `a token that cannot be kept leaves no session behind`() async throws {
    let home = try Household.withAnn()
    home.keeper.fail(with: ValueError("The disk is full."))
    await #expect(throws: ValueError.self) { try await signIn(home) }
    #expect(home.accounts.state.sessions.isEmpty)
  }

  @Test func `machines get the user`() async throws {
    let home = try Household.withAnn()
    let recorded = RecordedScreen(.json, input: goodPassword + "\n")
    try await SignIn.parse(["--email", "ANN@example.org", "--password-stdin"])
      .run(on: recorded.screen, service: home.service)
    #expect(recorded.output.contains("\"email\":\"ann@example.org\""))
  }

  @Test(arguments: [[], ["--email", "no"]])
  func `an address is needed`(words: [String]) {
    #expect(throws: CommandLineError.self) { try SignIn.parse(words) }
  }

  private func signIn(_ home: Household) async throws -> RecordedScreen {
    let recorded = RecordedScreen(input: goodPassword + "\n", isInteractive: true)
    try await SignIn.parse(["--email", "ann@example.org"])
      .run(on: recorded.screen, service: home.service)
    return recorded
  }

  private func whoAmI(_ home: Household) async throws -> String {
    let recorded = RecordedScreen()
    try await ShowCurrentUser.parse([]).run(on: recorded.screen, service: home.service)
    return recorded.output
  }
}
