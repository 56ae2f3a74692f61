import ClosetDomain
public import Commands
import EntityCommands
public import Views

/// `app closet delete`
public struct DeleteGarment: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Deletes garments; one that is not there is no error.", aliases: ["rm"])

  @Argument(help: .init("Names, ids, or the first four or more characters of ids.", valueName: "garment"))
  var garments: [String]
  @Flag(name: .shortAndLong, help: "Does not ask, as it would on a terminal.")
  var yes = false

  public init() {}

  /// Says of each garment what became of it; throws when a reference means several, and deletes none then.
  @MainActor
  public func run(on screen: Screen, closet: ClosetViewModel) async throws {
    try await screen.delete(
      garments, isConfirmed: yes, name: { "'\($0.name)'" }, find: closet.find, delete: closet.delete)
  }
}
