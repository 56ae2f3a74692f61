public import Commands
public import UsersDomain
import Values
public import Views

/// `app users passwd`
public struct ChangePassword: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "passwd", abstract: "Changes a password, or gives somebody from an import the first one.",
    discussion: """
      It asks for the current password, then twice for the new one; with --password-stdin they are two lines. Whoever has no password \
      yet needs no current one. All other sessions of the user end.

      Example:
        app users passwd --email ann@example.org
      """)

  @Option(
    help: .init("Whose; otherwise that of whoever is signed in here.", valueName: "address"),
    transform: EmailAddress.init(parsing:))
  var email: EmailAddress?
  @OptionGroup var options: PasswordOptions

  public init() {}

  /// Throws what is wrong with either password; nothing is changed then.
  @MainActor
  public func run(
    on screen: Screen, users: UserListViewModel, changePassword: ChangePasswordUseCase, service: any SignInService,
    keeper: any TokenKeeper
  ) async throws {
    let tokens = try keeper.tokens(screen.environment)
    let user = try await user(users, service, on: screen)
    let needsCurrent = try await changePassword.needsCurrent(of: user)
    let current = needsCurrent ? try await screen.password("Current password", options) : ""
    let new = try await screen.newPassword("New password", of: user, options)
    try await changePassword(of: user, current: current, new: new, keeping: tokens, at: screen.time)
    screen.show(Message("\(quoted(user.name)) has a new password; other sessions have ended.", kind: .success))
  }

  @MainActor
  private func user(
    _ users: UserListViewModel, _ service: any SignInService, on screen: Screen
  ) async throws -> User {
    if let email { return try await users.find(email.text) }
    do {
      return try await service.currentUser(at: screen.time, screen.environment)
    } catch let error as AuthError {
      throw ShownFailure(Message(error.message, kind: .failure(error.kind), hint: "Say whose password: --email ADDRESS."))
    }
  }
}
