public import Commands
import EntityCommands
import UsersDomain
import Values
public import Views

/// `app users update`
public struct UpdateUser: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "update", abstract: "Changes what is stored about a user.",
    discussion: """
      Only what is given changes; an empty picture takes away what is stored.

      Example:
        app users update ann@example.org --name "Ann Lee-Ford" --avatar-url ""
      """)

  @Argument(help: .init("Their e-mail address, id, or the first four or more characters of it.", valueName: "user"))
  var user: String
  @Option(help: .init("What they are called.", valueName: "name"))
  var name: String?
  @Option(help: .init("Their e-mail address.", valueName: "address"), transform: EmailAddress.init(parsing:))
  var email: EmailAddress?
  @Option(
    name: .customLong("avatar-url"), help: .init("Where a picture of them is on the web.", valueName: "url"),
    transform: { try Edit($0, WebAddress.init(parsing:)) })
  var avatarURL: Edit<WebAddress>?

  public init() {}

  public mutating func validate() throws {
    guard name == nil, email == nil, avatarURL == nil else { return }
    throw ValidationError("nothing to change; give at least one option, such as '--name NAME'.")
  }

  /// Shows the user as stored afterwards; throws what a rule refuses, and changes nothing then.
  @MainActor
  public func run(on screen: Screen, users: UserListViewModel) async throws {
    let found = try await users.find(user)
    let stored = try await users.update(found.id) { user in
      if let name { user.name = name }
      if let email { user.email = email }
      if let avatarURL { user.avatarURL = avatarURL.value }
    }
    try screen.show(UserViews.detail(stored))
  }
}
