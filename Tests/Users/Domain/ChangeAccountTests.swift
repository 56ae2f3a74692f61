import Entities
import Testing
import UsersDomain
import Values

@Suite struct ChangeAccountTests {
  private let home = Household()

  private func change(_ body: (inout AccountChange) throws -> Void) rethrows -> AccountChange {
    var change = AccountChange()
    try body(&change)
    return change
  }

  @Test func `all that is asked for is stored, the rest stays`() async throws {
    try await home.ann()
    let session = try await home.annSignsIn().session
    let stored = try await home.changeAccount(
      try change {
        $0.name = " Ann Lee-Ford "
        $0.avatarURL = try WebAddress(parsing: "https://example.org/a.png")
      }, in: session, at: noon)
    #expect(stored.name == "Ann Lee-Ford" && stored.avatarURL != nil && stored.email?.text == "ann@example.org")
    let again = try await home.changeAccount(change { $0.avatarURL = .some(nil) }, in: session, at: noon)
    #expect(again.avatarURL == nil && again.name == "Ann Lee-Ford" && home.accounts.state.users == [again])
    #expect(try await home.changeAccount(AccountChange(), in: session, at: noon) == again)
  }

  @Test func `a new password ends every other session and counts from now on`() async throws {
    try await home.ann()
    let (here, elsewhere) = (try await home.annSignsIn(), try await home.annSignsIn())
    _ = try await home.changeAccount(change { $0.password = otherPassword }, in: here.session, at: noon)
    #expect(home.accounts.state.sessions.map(\.id) == [here.session.id] && elsewhere.session.id != here.session.id)
    await #expect(throws: AuthError.wrongCredentials) { try await home.annSignsIn() }
    _ = try await home.annSignsIn(password: otherPassword)
    #expect(home.analytics.events.map(\.name) == ["user_registered", "password_changed"])
  }

  @Test(arguments: [true, false])
  func `a day after signing in, what one signs in with is changed only with the password`(concernsPassword: Bool) async throws {
    try await home.ann()
    let session = try await home.annSignsIn().session
    let later = noon.adding(seconds: 86_400)
    var change = AccountChange()
    if concernsPassword { change.password = otherPassword } else { change.email = try EmailAddress(parsing: "lee@example.org") }
    await #expect(throws: AuthError.passwordNeeded) { try await home.changeAccount(change, in: session, at: later) }
    change.currentPassword = otherPassword
    await #expect(throws: AuthError.wrongPassword) { try await home.changeAccount(change, in: session, at: later) }
    #expect(home.accounts.state.users.first?.email?.text == "ann@example.org")
    change.currentPassword = goodPassword
    _ = try await home.changeAccount(change, in: session, at: later)
    _ = try await home.changeAccount(self.change { $0.name = "Lee" }, in: session, at: later)
  }

  @Test func `a wrong current password is refused even where none is needed`() async throws {
    try await home.ann()
    let session = try await home.annSignsIn().session
    for current in ["", otherPassword, String(repeating: "x", count: 2000)] {
      let change = change {
        $0.password = otherPassword
        $0.currentPassword = current
      }
      await #expect(throws: AuthError.wrongPassword) { try await home.changeAccount(change, in: session, at: noon) }
    }
    _ = try await home.annSignsIn()
  }

  @Test func `whatever one part is refused for, nothing is changed`() async throws {
    let bob = try User.sample("Bob", "bob@example.org")
    let home = Household([bob])
    let ann = try await home.ann()
    let session = try await home.annSignsIn().session
    let before = home.accounts.state
    let weak = change {
      $0.name = "New"
      $0.password = "short"
    }
    await #expect(throws: PasswordError.tooShort) { try await home.changeAccount(weak, in: session, at: noon) }
    let own = change {
      $0.name = "Herbert Quintessence"
      $0.password = "herbertquintessence1"
    }
    await #expect(throws: PasswordError.common) { try await home.changeAccount(own, in: session, at: noon) }
    let taken = try change {
      $0.password = otherPassword
      $0.email = try EmailAddress(parsing: "BOB@example.org")
    }
    await #expect(throws: UserError.self) { try await home.changeAccount(taken, in: session, at: noon) }
    await #expect(throws: UserError.nameMissing) {
      try await home.changeAccount(change { $0.name = " " }, in: session, at: noon)
    }
    #expect(home.accounts.state.users == before.users && home.accounts.state.hashes == before.hashes && ann.name == "Ann Lee")
  }

  @Test func `a session that ends meanwhile changes nothing`() async throws {
    try await home.ann()
    let session = try await home.annSignsIn().session
    home.accounts.beforeNextTransaction { $0.sessions = [] }
    await #expect(throws: AuthError.sessionEnded) {
      try await home.changeAccount(change { $0.name = "Thief" }, in: session, at: noon)
    }
    #expect(home.accounts.state.users.first?.name == "Ann Lee")
  }

  @Test func `two who change one password at once do not overwrite each other`() async throws {
    let ann = try await home.ann()
    let session = try await home.annSignsIn().session
    home.accounts.beforeNextTransaction { $0.hashes[ann.id] = PasswordHash(text: "strong:" + otherPassword) }
    await #expect(throws: AuthError.changedMeanwhile) {
      try await home.changeAccount(change { $0.password = "six lean badgers dig" }, in: session, at: noon)
    }
    _ = try await home.annSignsIn(password: otherPassword)
  }

  @Test func `a change never shows the passwords in it`() {
    let change = change {
      $0.password = otherPassword
      $0.currentPassword = goodPassword
    }
    var dumped = ""
    dump(change, to: &dumped)
    for shown in ["\(change)", dumped] { #expect(!shown.contains("otters") && !shown.contains("herons")) }
  }
}
