import Commands
import Entities
import Testing
import UsersDomain
import UsersPresentation
import Values
import Views

@MainActor @Suite struct RegisterUserTests {
  private let home = Household()
  private let named = ["--name", "Ann Lee", "--email", "ann@example.org"]

  @Test func `a person is asked field by field, and for the password twice`() async throws {
    let recorded = try await register([], typing: ["Ann Lee", "ann@example.org", "", "y", goodPassword, goodPassword])
    #expect(
      recorded.errors == """
        New user
        Name: E-mail: Picture (the address of one on the web; optional): \

        Name    Ann Lee
        E-mail  ann@example.org

        Save? [Y/n/e] Password: The same again: Added 'Ann Lee'.

        """)
    let ann = try #require(home.accounts.state.users.first)
    #expect(recorded.output == UUIDText.text(ann.id) + "\n")
    #expect(ann.createdAt?.text == "2024-05-06T12:00:00Z")
  }

  @Test func `each wrong answer is said to be, beside its field`() async throws {
    let recorded = try await register(
      [], typing: ["", "Ann", "no", "a b@x.org", "a@x.org", "ftp://x", "https://x.org/a.png", "y", goodPassword, goodPassword])
    for part in [
      "Name is needed.", "'no' is no e-mail address: it has no '@'.", "a blank cannot stand", "'ftp://x' is no web address",
    ] {
      #expect(recorded.errors.contains(part), "\(part)")
    }
    #expect(home.accounts.state.users.first?.avatarURL?.text == "https://x.org/a.png")
  }

  @Test func `a password is asked until it is good and twice the same, and never shown`() async throws {
    let recorded = try await register(
      named, typing: ["short", "passwordpassword", "ann@example.org", goodPassword, otherPassword, goodPassword, goodPassword])
    for part in ["at least 15 bytes", "too easy to guess", "are not the same"] {
      #expect(recorded.errors.contains(part), "\(part)")
    }
    for secret in ["short", "passwordpassword", goodPassword, otherPassword] {
      #expect(!recorded.errors.contains(secret) && !recorded.output.contains(secret))
    }
    #expect(home.accounts.state.users.count == 1)
  }

  @Test(arguments: [[], [goodPassword], ["short"]])
  func `the end of the input registers nobody`(lines: [String]) async throws {
    await #expect(throws: PasswordError.missing) { try await register(named, typing: lines) }
    #expect(home.accounts.state.users.isEmpty)
  }

  @Test func `no to saving asks for no password`() async throws {
    let recorded = try await register([], typing: ["Ann", "a@x.org", "", "n"])
    #expect(recorded.errors.hasSuffix("Cancelled; nothing was stored.\n"))
  }

  @Test func `without a terminal one line is the password, and only where it was asked for`() async throws {
    let recorded = RecordedScreen(.json, input: goodPassword + "\n", now: 0)
    try await RegisterUser.parse(named + ["--password-stdin"]).run(on: recorded.screen, users: home.users)
    #expect(recorded.output.hasPrefix("{\"id\":\"") && recorded.output.contains("\"createdAt\":\"1970-01-01T00:00:00Z\""))
    let silent = RecordedScreen(input: goodPassword + "\n")
    let bob = try RegisterUser.parse(["--name", "Bob", "--email", "bob@x.org"])
    let error = await #expect(throws: CannotAsk.self) { try await bob.run(on: silent.screen, users: home.users) }
    #expect(error?.message.contains("--password-stdin") == true)
    await #expect(throws: CannotAsk.self) { try await RegisterUser.parse([]).run(on: silent.screen, users: home.users) }
  }

  @Test func `an address that is taken is told before a password is asked for`() async throws {
    let home = try Household.withAnn()
    let recorded = RecordedScreen(isInteractive: true)
    let error = await #expect(throws: ShownFailure.self) {
      try await RegisterUser.parse(named).run(on: recorded.screen, users: home.users)
    }
    #expect(error?.kind == .taken && error?.message.contains("is registered already. Sign in: app users login") == true)
    #expect(!recorded.errors.contains("Password"))
  }

  @Test(
    "a password in an argument is refused and not shown",
    arguments: [
      ["--password", "MARKER"], ["--password=MARKER"], ["MARKER"], ["--", "MARKER"], ["--password-stdin=MARKER"],
      ["--password-stdin", "MARKER"],
    ])
  func refusesArguments(words: [String]) {
    let registering = #expect(throws: CommandLineError.self) { try RegisterUser.parse(named + words) }
    let signingIn = #expect(throws: CommandLineError.self) { try SignIn.parse(["--email", "a@x.org"] + words) }
    let changing = #expect(throws: CommandLineError.self) { try ChangePassword.parse(words) }
    for error in [registering, signingIn, changing] {
      #expect(error?.description.contains("MARKER") == false, "\(error?.description ?? "")")
    }
  }

  private func register(_ arguments: [String], typing lines: [String]) async throws -> RecordedScreen {
    let recorded = RecordedScreen(input: lines.map { $0 + "\n" }.joined(), isInteractive: true, now: 1_714_996_800)
    try await RegisterUser.parse(arguments).run(on: recorded.screen, users: home.users)
    return recorded
  }
}
