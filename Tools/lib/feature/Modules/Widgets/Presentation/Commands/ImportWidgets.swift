public import Commands
public import Entities
import EntityCommands
public import Views
public import WidgetsDomain

/// `app widgets import`
public struct ImportWidgets: ParsableCommand {
  /// What can be read.
  enum Format: String, FileFormat {
    case csv, json
  }

  public static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Brings in the widgets of files, each once.",
    discussion: """
      The format is known by the content. A widget that is there already, by id or else by name, \
      only gets what it lacks; with --update the file wins. All is stored in one go, or nothing.

      Example:
        app widgets import widgets.csv
      """)

  @OptionGroup var options: ImportArguments<Format>

  public init() {}

  /// Shows the counts; throws when rows were rejected, a file cannot be read, or it is stopped.
  @MainActor
  public func run(
    on screen: Screen, importWidgets: ImportUseCase<Widget>, interchange: any Interchange<Widget>
  ) async throws {
    try await options.run(on: screen, importing: importWidgets, from: interchange)
  }
}
