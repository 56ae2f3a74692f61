import Entities
public import Values

/// Renews a session: its token is replaced by another one, and good for nothing from then on.
public struct RefreshSessionUseCase: Sendable {
  private let accounts: any Accounts
  private let hasher: any SecretHasher
  private let signer: any AccessTokenSigner

  /// Works on these accounts.
  public init(accounts: any Accounts, hasher: any SecretHasher, signer: any AccessTokenSigner) {
    self.accounts = accounts
    self.hasher = hasher
    self.signer = signer
  }

  private enum Outcome {
    case renewed(Session, User)
    case unknown, reused
  }

  /// The session ends when it would have ended anyway. The token before the present one gives the present one for some seconds,
  /// since its answer may have got lost; later somebody has stolen one of the two, and the session is closed.
  ///
  /// Throws `AuthError.sessionEnded` for a token no session belongs to, and `.tokenReused`.
  public func callAsFunction(_ token: SessionToken, at time: Timestamp) async throws -> SignedIn {
    let fingerprint = try hasher.fingerprint(of: token)
    // Whoever guesses takes no lock.
    guard try await session(of: fingerprint, in: accounts.auth) != nil else { throw AuthError.sessionEnded }
    let successor = try signer.successor(of: token)
    let next = try hasher.fingerprint(of: successor)
    // What is closed must stay closed, so nothing is thrown before the transaction has ended.
    let outcome = try await accounts.transaction { users, auth in
      try await renew(fingerprint, next, users, auth, at: time)
    }
    switch outcome {
    case .renewed(let session, let user): return SignedIn(user: user, token: successor, session: session, ended: [token])
    case .unknown: throw AuthError.sessionEnded
    case .reused: throw AuthError.tokenReused
    }
  }

  private func renew(
    _ fingerprint: String, _ next: String, _ users: any UserRepository, _ auth: any AuthRepository, at time: Timestamp
  ) async throws -> Outcome {
    guard let session = try await session(of: fingerprint, in: auth) else { return .unknown }
    guard session.isOpen(at: time), let user = try await users.stored(id: session.user)?.item else {
      try await auth.close(session)
      return .unknown
    }
    if session.fingerprint == fingerprint {
      let renewed = session.renewed(next, at: time)
      try await auth.update(renewed)
      return .renewed(renewed, user)
    }
    if session.fingerprint == next, session.isInGrace(at: time) { return .renewed(session, user) }
    try await auth.close(session)
    return .reused
  }

  private func session(of fingerprint: String, in auth: any AuthRepository) async throws -> Session? {
    if let session = try await auth.session(fingerprint: fingerprint) { return session }
    return try await auth.session(formerFingerprint: fingerprint)
  }
}
