public import Commands
import EntityCommands
import UsersDomain
import Values
public import Views

/// `app users delete`
public struct DeleteUser: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Deletes users with their passwords and sessions; one who is not there is no error.",
    aliases: ["rm"])

  @Argument(help: .init("E-mail addresses, ids, or the first four or more characters of them.", valueName: "user"))
  var users: [String]
  @Flag(name: .shortAndLong, help: "Does not ask, as it would on a terminal.")
  var yes = false

  public init() {}

  /// Says of each user what became of them; throws when a reference means several, and deletes none then.
  @MainActor
  public func run(on screen: Screen, users list: UserListViewModel) async throws {
    try await screen.delete(
      users, isConfirmed: yes, name: { quoted($0.name) }, find: list.find, delete: { try await list.delete($0, at: screen.time) })
  }
}
