/// What a server gave whoever signed in: one token to show, one to get the next with.
struct SessionTokens: Sendable, Equatable, CustomStringConvertible, CustomReflectable {
  let access: String
  let refresh: String
  /// Seconds since 1970; from then on the server takes the access token no more.
  let expiresAt: Int64

  /// Early enough that the token is still good when it arrives.
  private static let margin: Int64 = 10

  func isFresh(at now: Int64) -> Bool { now < expiresAt - Self.margin }

  var description: String { "(a session)" }
  var customMirror: Mirror { Mirror(self, children: []) }
}
