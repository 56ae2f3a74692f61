/// Signs a user out: here, everywhere, or everywhere else.
public struct EndSessionsUseCase: Sendable {
  private let accounts: any Accounts

  /// Works on these accounts.
  public init(accounts: any Accounts) {
    self.accounts = accounts
  }

  /// Closed sessions stay closed; a session that is gone already ends the others all the same.
  public func callAsFunction(_ scope: SessionScope, of session: Session) async throws {
    try await accounts.transaction { _, auth in
      for other in try await auth.sessions(of: session.user) where ends(other.id == session.id, scope) {
        try await auth.close(other)
      }
    }
  }

  private func ends(_ isOwn: Bool, _ scope: SessionScope) -> Bool {
    switch scope {
    case .global: true
    case .local: isOwn
    case .others: !isOwn
    }
  }
}
