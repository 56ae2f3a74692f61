public import ClosetDomain
public import Commands
public import Entities
import EntityCommands
public import Views

/// `app closet export`
public struct ExportGarments: ParsableCommand {
  /// What can be written.
  enum Format: String, FileFormat {
    case csv, json
  }

  public static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Writes all garments to a file that can be imported again.",
    discussion: """
      Example:
        app closet export --to json -o wardrobe.json
      """)

  @OptionGroup var options: ExportArguments<Format>

  public init() {}

  /// Writes every garment and says how many; throws when the file or stream cannot take them.
  @MainActor
  public func run(on screen: Screen, closet: any ClosetRepository, interchange: any Interchange<Garment>) async throws {
    try await options.run(on: screen, closet.pages(Selection(GarmentFilter())), to: interchange)
  }
}
