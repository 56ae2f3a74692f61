import Entities
import Testing
import UsersDomain
import Values

@Suite struct ChangePasswordTests {
  @Test func `the new password counts, other sessions end, and an event tells of it`() async throws {
    let home = Household()
    let ann = try await home.ann()
    let (here, elsewhere) = (try await home.annSignsIn(), try await home.annSignsIn())
    try await home.changePassword(of: ann, current: goodPassword, new: otherPassword, keeping: [here.token], at: noon)
    _ = try await home.current([here.token], at: noon)
    await #expect(throws: AuthError.notSignedIn) { try await home.current([elsewhere.token], at: noon) }
    await #expect(throws: AuthError.wrongCredentials) { try await home.annSignsIn() }
    _ = try await home.annSignsIn(password: otherPassword)
    #expect(home.analytics.events.map(\.name) == ["user_registered", "password_changed"])
  }

  @Test(arguments: ["", "short", otherPassword])
  func `without the current password nothing changes`(current: String) async throws {
    let home = Household()
    let ann = try await home.ann()
    await #expect(throws: AuthError.wrongPassword) {
      try await home.changePassword(of: ann, current: current, new: otherPassword, at: noon)
    }
    _ = try await home.annSignsIn()
  }

  @Test(arguments: [("short", PasswordError.tooShort), ("passwordpassword", .common)])
  func `a new password is judged like the first`(new: String, error: PasswordError) async throws {
    let home = Household()
    let ann = try await home.ann()
    await #expect(throws: error) { try await home.changePassword(of: ann, current: goodPassword, new: new, at: noon) }
    _ = try await home.annSignsIn()
  }

  @Test func `who has none gets a first one`() async throws {
    let imported = try User.sample()
    let home = Household([imported])
    #expect(try await !home.changePassword.needsCurrent(of: imported))
    try await home.changePassword(of: imported, current: "", new: goodPassword, at: noon)
    #expect(try await home.changePassword.needsCurrent(of: imported))
    _ = try await home.annSignsIn()
  }

  @Test func `two who give a first password at once do not overwrite each other`() async throws {
    let imported = try User.sample()
    let home = Household([imported])
    home.accounts.beforeNextTransaction { $0.hashes[imported.id] = PasswordHash(text: "strong:" + otherPassword) }
    await #expect(throws: AuthError.changedMeanwhile) {
      try await home.changePassword(of: imported, current: "", new: goodPassword, at: noon)
    }
    _ = try await home.annSignsIn(password: otherPassword)
  }

  @Test func `a user who is gone gets no password`() async throws {
    let ann = try User.sample()
    let home = Household()
    await #expect(throws: UserError.gone(ann.id)) {
      try await home.changePassword(of: ann, current: "", new: goodPassword, at: noon)
    }
    #expect(home.accounts.state.hashes.isEmpty)
  }
}
