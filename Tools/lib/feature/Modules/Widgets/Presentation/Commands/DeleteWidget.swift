public import Commands
import EntityCommands
import Values
public import Views
import WidgetsDomain

/// `app widgets delete`
public struct DeleteWidget: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Deletes widgets; one that is not there is no error.", aliases: ["rm"])

  @Argument(help: .init("Names, ids, or the first four or more characters of ids.", valueName: "widget"))
  var references: [String]
  @Flag(name: .shortAndLong, help: "Does not ask, as it would on a terminal.")
  var yes = false

  public init() {}

  /// Says of each what became of it; throws when a reference means several, and deletes none then.
  @MainActor
  public func run(on screen: Screen, widgets: WidgetListViewModel) async throws {
    try await screen.delete(
      references, isConfirmed: yes, name: { quoted($0.name) }, find: widgets.find, delete: widgets.delete)
  }
}
