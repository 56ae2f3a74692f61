/// Where a server's requests get the token that says who asks.
public protocol AccessTokens: Sendable {
  /// The token to show; nil where nobody is signed in. One that has expired is renewed first.
  func current() async throws -> String?

  /// Another token after the server refused this one; nil where there is none to be had.
  func renewed(after refused: String) async throws -> String?
}
