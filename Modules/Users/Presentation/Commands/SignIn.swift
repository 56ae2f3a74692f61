public import Commands
public import UsersDomain
import Values
public import Views

/// `app users login`
public struct SignIn: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "login", abstract: "Signs somebody in here for 30 days.",
    discussion: """
      Example:
        app users login --email ann@example.org
      """, aliases: ["signin"])

  @Option(help: .init("Their e-mail address.", valueName: "address"), transform: EmailAddress.init(parsing:))
  var email: EmailAddress
  @OptionGroup var options: PasswordOptions

  public init() {}

  /// Keeps the token of the new session for this user of the machine alone; throws one error for an unknown address and a wrong password.
  @MainActor
  public func run(
    on screen: Screen, signIn: SignInUseCase, signOut: SignOutUseCase, keeper: any TokenKeeper
  ) async throws {
    // First, so that nobody types a password in vain where there is no place to keep what it is for.
    let tokens = try keeper.tokens(screen.environment)
    let password = try await screen.password("Password", options)
    let signed = try await signIn(email: email, password: password, replacing: tokens, at: screen.time)
    do {
      try keeper.keep([signed.token] + tokens.filter { !signed.ended.contains($0) }, screen.environment)
    } catch {
      _ = try? await signOut([signed.token])
      throw error
    }
    if screen.format != .table { try screen.show(UserViews.detail(signed.user)) }
    screen.show(Message("Signed in as \(quoted(signed.user.name)) until \(signed.expiresAt.text).", kind: .success))
  }
}
