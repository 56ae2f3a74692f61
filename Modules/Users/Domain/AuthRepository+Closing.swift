extension AuthRepository {
  /// Closes the sessions of tokens, given with their fingerprints; returns those whose sessions were here.
  func close(_ tokens: [(token: SessionToken, fingerprint: String)]) async throws -> Set<SessionToken> {
    var closed = Set<SessionToken>()
    for (token, fingerprint) in tokens {
      guard let session = try await session(fingerprint: fingerprint) else { continue }
      try await close(session)
      closed.insert(token)
    }
    return closed
  }
}
