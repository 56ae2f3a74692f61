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
  public func run(on screen: Screen, service: any SignInService) async throws {
    if try await service.signOut(screen.environment) {
      screen.show(Message("Signed out.", kind: .success))
    } else {
      screen.show(Message("Nobody was signed in here."))
    }
  }
}
