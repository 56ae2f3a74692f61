public import Commands
import ContentsDomain
import EntityCommands
import Values
public import Views

/// `app contents delete`
public struct DeleteContent: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Deletes contents; one that is not there is no error.", aliases: ["rm"])

  @Argument(help: .init("URLs, ids, or the first four or more characters of ids.", valueName: "content"))
  var references: [String]
  @Flag(name: .shortAndLong, help: "Does not ask, as it would on a terminal.")
  var yes = false

  public init() {}

  /// Says of each what became of it; throws when a reference means several, and deletes none then.
  @MainActor
  public func run(on screen: Screen, contents: ContentListViewModel) async throws {
    try await screen.delete(
      references, isConfirmed: yes, name: { quoted($0.name) }, find: contents.find, delete: contents.delete)
  }
}
