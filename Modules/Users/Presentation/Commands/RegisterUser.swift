public import Commands
import EntityCommands
import UsersDomain
import Values
public import Views

/// `app users register`
public struct RegisterUser: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "register", abstract: "Registers somebody and prints their id.",
    discussion: """
      On a terminal it asks for what is not given, and for the password, twice and without showing it. A password has 15 to 1024 \
      bytes, and is none of those that are guessed first.

      Example:
        app users register --name "Ann Lee" --email ann@example.org
      """, aliases: ["add"])

  @Option(help: .init("What they are called; needed.", valueName: "name"))
  var name: String?
  @Option(help: .init("Their e-mail address; needed.", valueName: "address"), transform: EmailAddress.init(parsing:))
  var email: EmailAddress?
  @Option(
    name: .customLong("avatar-url"), help: .init("Where a picture of them is on the web.", valueName: "url"),
    transform: { try Edit($0, WebAddress.init(parsing:)) })
  var avatarURL: Edit<WebAddress>?
  @OptionGroup var options: PasswordOptions

  public init() {}

  /// Prints the new id, or the stored user in a format for machines; throws what a rule refuses, and stores nothing then.
  @MainActor
  public func run(on screen: Screen, users: UserListViewModel) async throws {
    var user = User(name: name ?? "", email: email, avatarURL: avatarURL?.value)
    if name == nil || email == nil {
      guard let answered = try await screen.ask(.user, filling: user) else { return }
      user = answered
    }
    do {
      try await users.checkRegistration(of: user)
      let password = try await screen.newPassword("Password", of: user, options)
      let stored = try await users.register(user, password: password, at: screen.time)
      try screen.showAdded(stored, name: quoted(stored.name))
    } catch let error as UserError {
      guard case .emailTaken(let email) = error else { throw error }
      let hint = "Sign in: app users login --email \(email.text); without a password yet: app users passwd --email \(email.text)."
      throw ShownFailure(Message(error.message, kind: .failure(error.kind), hint: hint))
    }
  }
}
