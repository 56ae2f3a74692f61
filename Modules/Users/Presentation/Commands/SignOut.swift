public import Commands
public import UsersDomain
public import Views

/// `app users logout`
public struct SignOut: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "logout", abstract: "Ends the session here; nobody signed in is no error.", aliases: ["signout"])

  public init() {}

  /// Forgets the token and what the store knows of its session.
  @MainActor
  public func run(on screen: Screen, signOut: SignOutUseCase, keeper: any TokenKeeper) async throws {
    let tokens = try keeper.tokens(screen.environment)
    let closed = try await signOut(tokens)
    if closed.isEmpty {
      screen.show(Message("Nobody was signed in here."))
    } else {
      try keeper.keep(tokens.filter { !closed.contains($0) }, screen.environment)
      screen.show(Message("Signed out.", kind: .success))
    }
  }
}
