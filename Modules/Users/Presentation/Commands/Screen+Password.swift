import UsersDomain
import Values
import Views

extension Screen {
  /// Asks for a password that is there already, or takes it as one line of standard input where that was asked for.
  func password(_ label: String, _ options: PasswordOptions) async throws -> String {
    try options.check(self)
    guard let typed = try await readSecret(label) else { throw PasswordError.missing }
    return typed
  }

  /// Asks twice for a new password, until it is one and the same; from standard input it is one line, judged later.
  func newPassword(_ label: String, of user: User, _ options: PasswordOptions) async throws -> String {
    while true {
      let typed = try await password(label, options)
      guard isInteractive else { return typed }
      do throws(PasswordError) {
        _ = try PasswordPolicy.password(typed: typed, of: user)
      } catch {
        show(Message(error.message, kind: .warning))
        continue
      }
      if try await password("The same again", options) == typed { return typed }
      show(Message(PasswordError.notRepeated.message, kind: .warning))
    }
  }

  /// Now, by the clock of this machine.
  var time: Timestamp { Timestamp(unixSeconds: now()) ?? Timestamp(nanoseconds: 0) }
}
