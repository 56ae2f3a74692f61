public import Commands
public import UsersDomain
public import Views

/// `app users whoami`
public struct ShowCurrentUser: ParsableCommand {
  public static let configuration = CommandConfiguration(commandName: "whoami", abstract: "Shows who is signed in here.")

  public init() {}

  /// Throws `AuthError.notSignedIn` when nobody is, or no longer.
  @MainActor
  public func run(on screen: Screen, service: any SignInService) async throws {
    do {
      try screen.show(UserViews.detail(try await service.currentUser(at: screen.time, screen.environment)))
    } catch let error as AuthError {
      throw ShownFailure(
        Message(error.message, kind: .failure(error.kind), hint: "Sign in: app users login --email ADDRESS."))
    }
  }
}
