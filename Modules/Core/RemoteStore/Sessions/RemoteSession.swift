import Files
import HTTPClient
public import Storage

/// Whoever is signed in to a server from here: their tokens are kept for the next command, and renewed by themselves.
public final class RemoteSession: AccessTokens {
  let auth: AuthClient
  let file: SessionFile
  let cache: AnswerCache?
  private let now: @Sendable () -> Int64
  private let gate = TransactionGate()

  /// Nothing is asked and nothing read yet.
  ///
  /// - Parameters:
  ///   - key: the public key of a project, where it has one.
  ///   - now: seconds since 1970.
  public init(
    _ address: ServerAddress, key: String?, certificateFile: String?, environment: [String: String],
    now: @escaping @Sendable () -> Int64
  ) {
    var options = HTTPClientOptions()
    options.certificateFile = certificateFile
    auth = AuthClient(address: address, host: address.authority, key: key, client: HTTPClient(options: options))
    file = SessionFile(address: address, environment: environment)
    cache = AnswerCache(address, key: key, environment: environment)
    self.now = now
  }

  public func current() async throws -> String? {
    guard let tokens = try file.tokens() else { return nil }
    return tokens.isFresh(at: now()) ? tokens.access : try await renewed(after: tokens.access)
  }

  public func renewed(after refused: String) async throws -> String? {
    try await gate.enter()
    defer { gate.leave() }
    let lock = try await file.lock()
    defer { withExtendedLifetime(lock) {} }
    guard let tokens = try file.tokens() else { return nil }
    // Somebody else has done it meanwhile.
    if tokens.access != refused { return tokens.access }
    do {
      let answer = try await auth.send(
        "POST", "/token?grant_type=refresh_token", fields: [("refresh_token", JSONText.string(tokens.refresh))])
      return try keep(answer)?.access
    } catch let error as NetworkError where error.status.map({ (400..<404).contains($0) }) ?? false {
      // The session is over; the server says so to the request as well.
      try file.remove()
      cache?.forgetAll()
      return nil
    }
  }

  /// Keeps the tokens of an answer; nil where it has none.
  @discardableResult
  func keep(_ answer: [JSONMember]) throws -> SessionTokens? {
    guard let tokens = tokens(in: answer) else { return nil }
    try file.keep(tokens)
    return tokens
  }

  func tokens(in answer: [JSONMember]) -> SessionTokens? {
    guard let access = answer.text("access_token"), let refresh = answer.text("refresh_token"), Self.isLine(access),
      Self.isLine(refresh)
    else { return nil }
    let end = answer.number("expires_at") ?? answer.number("expires_in").map { now().addingReportingOverflow($0).partialValue }
    return SessionTokens(access: access, refresh: refresh, expiresAt: end ?? now())
  }

  /// What fits into a header and a line.
  private static func isLine(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy { (0x21...0x7E).contains($0) } }
}
