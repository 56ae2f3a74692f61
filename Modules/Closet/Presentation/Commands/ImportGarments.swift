public import ClosetDomain
public import Commands
public import Entities
import EntityCommands
public import Views

/// `app closet import`
public struct ImportGarments: ParsableCommand {
  /// What can be read.
  enum Format: String, FileFormat {
    case csv, json
  }

  public static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Brings in the garments of files, each garment once.",
    discussion: """
      The format is known by the content; a table needs the columns name and type. A garment that is there already, by id or else by \
      name, type, colours and brand, only gets what it lacks; with --update the file wins. All is stored in one go, or nothing.

      Example:
        app closet import wardrobe.csv
      """)

  @OptionGroup var options: ImportArguments<Format>

  public init() {}

  /// Shows the counts; throws when rows were rejected, a file cannot be read, or it is stopped.
  @MainActor
  public func run(
    on screen: Screen, importGarments: ImportUseCase<Garment>, interchange: any Interchange<Garment>
  ) async throws {
    try await options.run(on: screen, importing: importGarments, from: interchange)
  }
}
