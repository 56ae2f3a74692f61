public import Commands
import EntityCommands
import UsersDomain
public import Views

/// `app users list`
public struct ListUsers: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Shows users by name, all or those that fit.", aliases: ["ls"])

  @Option(help: .init("Only where the name has this text.", valueName: "text"))
  var name: String?
  @Option(help: .init("Only where the e-mail address has this text.", valueName: "text"))
  var email: String?
  @OptionGroup var options: ListOptions<UserOrder>

  public init() {}

  /// Streams the users that fit; an empty list is a note, not an error.
  @MainActor
  public func run(on screen: Screen, users: UserListViewModel) async throws {
    try await screen.show(users.list(options.selection(UserFilter(name: name, email: email))))
  }
}
