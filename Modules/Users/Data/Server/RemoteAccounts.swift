public import RemoteStore
public import UsersDomain

/// Chooses who keeps the accounts: a server where the store is on one, else the store.
public enum RemoteAccounts {
  /// nil for a store of one's own.
  public static func server(session: RemoteSession?) -> (any AccountServer)? { session.map { RemoteAccountServer(session: $0) } }

  /// Where people sign in.
  public static func signIn(
    session: RemoteSession?, signIn: SignInUseCase, signOut: SignOutUseCase, currentUser: CurrentUserUseCase,
    keeper: any TokenKeeper
  ) -> any SignInService {
    if let session { return RemoteSignInService(session: session) }
    return StoreSignInService(signIn: signIn, signOut: signOut, currentUser: currentUser, keeper: keeper)
  }
}
