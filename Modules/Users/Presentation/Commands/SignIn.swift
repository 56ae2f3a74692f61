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
  public func run(on screen: Screen, service: any SignInService) async throws {
    try service.check(screen.environment)
    let password = try await screen.password("Password", options)
    let (user, until) = try await service.signIn(email: email, password: password, at: screen.time, screen.environment)
    if screen.format != .table { try screen.show(UserViews.detail(user)) }
    let end = until.map { " until \($0.text)" } ?? ""
    screen.show(Message("Signed in as \(quoted(user.name))\(end).", kind: .success))
  }
}
