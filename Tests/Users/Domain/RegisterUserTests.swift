import Entities
import Testing
import UsersDomain
import Values

@Suite struct RegisterUserTests {
  @Test func `a user is stored with credentials, and then an event tells of it`() async throws {
    let home = Household()
    let user = try await home.register(try .sample(" Ann Lee "), password: goodPassword, at: noon)
    #expect(user.name == "Ann Lee" && user.createdAt == noon)
    #expect(home.accounts.state.users == [user])
    #expect(home.accounts.state.hashes.keys.first == user.id)
    let event = try #require(home.analytics.events.first)
    #expect(event.name == "user_registered" && event.details == ["userId": UUIDText.text(user.id)] && event.occurredAt == noon)
  }

  @Test(arguments: [ArrayAccounts.Step.setPasswordHash, .insert])
  func `a failure in between leaves no half account and tells of nothing`(step: ArrayAccounts.Step) async throws {
    let home = Household()
    home.accounts.fail(at: step)
    await #expect(throws: ArrayAccounts.Broken.self) { try await home.ann() }
    #expect(home.accounts.state.users.isEmpty && home.accounts.state.hashes.isEmpty && home.analytics.events.isEmpty)
  }

  @Test func `a failing event never fails the registration`() async throws {
    let home = Household(eventsFail: true)
    let user = try await home.ann()
    #expect(home.accounts.state.users == [user])
  }

  @Test(arguments: ["ann@example.org", "ANN@Example.ORG"])
  func `an address is registered once, whatever its case, before any work is done`(email: String) async throws {
    let home = Household([try .sample()])
    let taken = UserError.emailTaken(try EmailAddress(parsing: email))
    await #expect(throws: taken) { try await home.register(try .sample("Another", email), password: goodPassword, at: noon) }
    await #expect(throws: taken) { try await home.register.check(try .sample("Another", email)) }
    #expect(home.hasher.work == 0 && home.accounts.state.users.count == 1)
    #expect(taken.message.contains("registered already"))
  }

  @Test func `an address taken while the password was hashed is refused all the same`() async throws {
    let home = Household()
    let other = try User.sample("Another")
    home.accounts.beforeNextTransaction { $0.users.append(other) }
    await #expect(throws: UserError.self) { try await home.ann() }
    #expect(home.accounts.state.users == [other] && home.accounts.state.hashes.isEmpty)
  }

  @Test func `both forms of a domain are one account`() async throws {
    let home = Household([try .sample("U", "user@münchen.de")])
    await #expect(throws: UserError.self) {
      try await home.register(try .sample("V", "user@xn--mnchen-3ya.de"), password: goodPassword, at: noon)
    }
  }

  @Test func `a user without name or address is refused`() async throws {
    let home = Household()
    await #expect(throws: UserError.nameMissing) {
      try await home.register(try .sample(" "), password: goodPassword, at: noon)
    }
    await #expect(throws: UserError.emailMissing) {
      try await home.register(User(name: "Ann"), password: goodPassword, at: noon)
    }
  }

  @Test(
    "a password that is guessed first is refused",
    arguments: [
      "passwordpassword", "Password-Password!", "password1234567", "123456789012345", "111111111111111", "abcdefghijklmnop",
      "qwertyuiopasdfghjkl",
      "1q2w3e4r5t6y7u8i9o", "1qaz2wsx3edc4rfv5tgb", "aaaaaaaaaaaaaaaa", "xyzxyzxyzxyzxyzxyz", "kopfkopfkopfkopf",
      "!!!!!!!!!!!!!!!!", "iloveyouiloveyou", "Pässwörd Pässwörd",
      "annlee@example.org", "ann@example.org1", "Ann Lee Ann Lee Ann", "annleeannleeannlee", "welcome2024welcome",
      "qwertzuiopyxcvbnm", "9876543210987654321", "letmeinletmeinletmein", "                ", String(repeating: "a", count: 64),
    ])
  func refusesCommonPasswords(password: String) async throws {
    let home = Household()
    await #expect(throws: PasswordError.common) { try await home.ann(password: password) }
    #expect(home.hasher.work == 0 && home.accounts.state.users.isEmpty)
  }

  @Test(
    "a password nobody guesses is taken",
    arguments: [
      goodPassword, "Tr0ub4dor&3-staples", "correct horse battery staple", "my secret password 1", "test-password-123",
      "passwordless otters", "qwertyuiop otter", "583920174650281", "пароль из четырёх слов",
      "zwölf Boxkämpfer jagen", "岩波書店の本棚は重い", "ann lee's otter pond",
      String(repeating: "a", count: 65),
    ])
  func takesOthers(password: String) async throws {
    let home = Household()
    try await home.ann(password: password)
    #expect(home.accounts.state.users.count == 1)
  }
}
