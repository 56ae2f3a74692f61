public import Values

/// Signs people in to the store: their sessions are rows of it, and the tokens are kept here.
public struct StoreSignInService: SignInService {
  private let signIn: SignInUseCase
  private let signOut: SignOutUseCase
  private let currentUser: CurrentUserUseCase
  private let keeper: any TokenKeeper

  /// The keeper has the tokens of all stores.
  public init(signIn: SignInUseCase, signOut: SignOutUseCase, currentUser: CurrentUserUseCase, keeper: any TokenKeeper) {
    self.signIn = signIn
    self.signOut = signOut
    self.currentUser = currentUser
    self.keeper = keeper
  }

  public func check(_ environment: [String: String]) throws { _ = try keeper.tokens(environment) }

  public func signIn(
    email: EmailAddress, password: String, at time: Timestamp, _ environment: [String: String]
  ) async throws -> (user: User, until: Timestamp?) {
    let tokens = try keeper.tokens(environment)
    let signed = try await signIn(email: email, password: password, replacing: tokens, at: time)
    do {
      try keeper.keep([signed.token] + tokens.filter { !signed.ended.contains($0) }, environment)
    } catch {
      _ = try? await signOut([signed.token])
      throw error
    }
    return (signed.user, signed.expiresAt)
  }

  public func signOut(_ environment: [String: String]) async throws -> Bool {
    let tokens = try keeper.tokens(environment)
    let closed = try await signOut(tokens)
    if !closed.isEmpty { try keeper.keep(tokens.filter { !closed.contains($0) }, environment) }
    return !closed.isEmpty
  }

  public func currentUser(at time: Timestamp, _ environment: [String: String]) async throws -> User {
    try await currentUser(try keeper.tokens(environment), at: time)
  }
}
