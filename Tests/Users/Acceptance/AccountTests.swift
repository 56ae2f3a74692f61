import Foundation
import TestSupport
import Testing

/// What becomes of an account from its registration to its end.
@Suite(.inTurn) struct AccountTests {
  @Test("an account is registered, signed in to, changed and deleted, and leaves nothing but its events")
  func fromRegistrationToDeletion() async throws {
    let home = try BinaryHome()
    let registered = try await home.register("Ann Lee", "ann@example.org")
    let id = try #require(registered.lines.first)
    #expect(registered.errors == "Added 'Ann Lee'.\n")
    #expect(try await home.error(1, "users", "whoami").contains("Nobody is signed in here. Sign in"))
    try await home.login("ANN@Example.org")
    #expect(home.permissions(home.sessionFile) == 0o600 && home.permissions(home.home + "/.local/state/app") == 0o700)
    let me = try await home.json(UserJSON.self, ["users", "whoami"])
    #expect(me.id == id && me.name == "Ann Lee" && me.email == "ann@example.org" && me.avatarURL == nil)
    let passwd = try await home.run("users", "passwd", "--password-stdin", input: "\(goodPassword)\n\(otherPassword)\n")
    #expect(passwd.code == 0, "\(passwd)")
    #expect(try await home.json(UserJSON.self, ["users", "whoami"]) == me)
    try await home.login("ann@example.org", code: 77)
    try await home.login("ann@example.org", password: otherPassword)
    try await home.output("users", "delete", "ann@example.org")
    #expect(try await home.users("list").isEmpty)
    try await home.error(1, "users", "whoami")
    try await home.login("ann@example.org", password: otherPassword, code: 77)
    let rows = try await home.shell(
      "sqlite3 '\(home.database)' 'SELECT (SELECT count(*) FROM user_credentials) + (SELECT count(*) FROM user_sessions)'")
    #expect(rows.output == "0\n", "\(rows)")
    let events = try await home.json([EventJSON].self, ["users", "events"])
    #expect(events.map(\.name) == ["user_registered", "password_changed", "user_deleted"])
    #expect(events.allSatisfy { $0.properties == ["userId": id] })
  }

  @Test("changing a password ends the sessions elsewhere")
  func endsOtherSessions() async throws {
    let home = try BinaryHome()
    try await home.register("Ann", "ann@example.org")
    try await home.login("ann@example.org")
    let elsewhere = ["XDG_STATE_HOME": home.path("elsewhere")]
    let login = try await home.run(
      "users", "login", "--email=ann@example.org", "--password-stdin", input: goodPassword + "\n", environment: elsewhere)
    #expect(login.code == 0, "\(login)")
    try await home.output("users", "whoami", environment: elsewhere)
    #expect(
      try await home.run("users", "passwd", "--password-stdin", input: "\(goodPassword)\n\(otherPassword)\n").code == 0)
    try await home.output("users", "whoami")
    try await home.error(1, "users", "whoami", environment: elsewhere)
  }

  @Test("signing out removes the session here and in the store")
  func signsOut() async throws {
    let home = try BinaryHome()
    try await home.register("Ann", "ann@example.org")
    try await home.login("ann@example.org")
    let token = try home.text(home.sessionFile)
    #expect(try await home.run("users", "logout").errors == "Signed out.\n")
    #expect(!home.exists(home.sessionFile))
    // A copy of the token is good for nothing any more.
    try Data(token.utf8).write(to: URL(fileURLWithPath: home.sessionFile))
    try await home.error(1, "users", "whoami")
    #expect(try await home.run("users", "logout").errors == "Nobody was signed in here.\n")
  }

  @Test("only a hash of the token is in the store")
  func storesNoToken() async throws {
    let home = try BinaryHome()
    try await home.register("Ann", "ann@example.org")
    try await home.login("ann@example.org")
    let token = try home.text(home.sessionFile).split(separator: "\n").map(String.init)
    #expect(token.count == 1 && token[0].count == 64)
    #expect(try !home.text(home.database).contains(token[0]))
  }

  @Test("somebody from an import gets a first password, and with it can sign in")
  func givesAFirstPassword() async throws {
    let home = try BinaryHome()
    try await home.importing("name,email\nAnn Lee,ann@example.org\n", into: "users")
    try await home.login("ann@example.org", code: 77)
    #expect(
      try await home.register("Ann", "ann@example.org", code: 1).errors.contains("app users passwd --email ann@example.org"))
    let first = try await home.run("users", "passwd", "--email=ann@example.org", "--password-stdin", input: goodPassword + "\n")
    #expect(first.code == 0, "\(first)")
    try await home.login("ann@example.org")
    let second = try await home.run(
      "users", "passwd", "--email=ann@example.org", "--password-stdin", input: "\(otherPassword)\n\(otherPassword)\n")
    #expect(second.code == 77, "\(second)")
  }

  @Test(
    "a password that breaks a rule is refused with the reason, and nothing is stored",
    arguments: [
      ("", "at least 15"), ("short", "at least 15"), ("passwordpassword", "too easy to guess"),
      (String(repeating: "x", count: 1025), "at most 1024"), ("ann@example.org", "too easy"),
    ])
  func refusesPasswords(password: String, reason: String) async throws {
    let home = try BinaryHome()
    #expect(try await home.register("Ann", "ann@example.org", password: password, code: 1).errors.contains(reason))
    #expect(try await home.users("list").isEmpty)
  }

  @Test("without a password nothing happens and nobody is asked")
  func asksNobody() async throws {
    let home = try BinaryHome()
    #expect(try await home.error(64, "users", "register", "--name=A", "--email=a@x.org").contains("--password-stdin"))
    #expect(
      try await home.error(64, "users", "register", "--name=A", "--email=a@x.org", "--password-stdin").contains("No password"))
    #expect(try await home.error(64, "users", "login", "--email=a@x.org").contains("--password-stdin"))
    #expect(try await home.error(64, "users", "register").contains("--name and --email"))
  }

  @Test("a hash in the store that asks for a hundred gigabytes is an error, not the end of the machine")
  func refusesAbsurdParameters() async throws {
    let home = try BinaryHome()
    try await home.register("Ann", "ann@example.org")
    try await home.output("users", "list")
    let change = try await home.shell(
      "sqlite3 '\(home.database)' \"UPDATE user_credentials SET password_hash = replace(password_hash, 'm=65536', 'm=104857600')\""
    )
    #expect(change.code == 0, "\(change)")
    let outcome = try await home.login("ann@example.org", code: 74)
    #expect(outcome.errors.contains("damaged") && outcome.duration < .seconds(10))
  }
}
