public import Commands
public import Entities
import EntityCommands
public import Views
public import WidgetsDomain

/// `app widgets export`
public struct ExportWidgets: ParsableCommand {
  /// What can be written.
  enum Format: String, FileFormat {
    case csv, json
  }

  public static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Writes all widgets to a file that can be imported again.",
    discussion: """
      Example:
        app widgets export --to json -o widgets.json
      """)

  @OptionGroup var options: ExportArguments<Format>

  public init() {}

  /// Writes every widget and says how many; throws when the file or stream cannot take them.
  @MainActor
  public func run(on screen: Screen, widgets: any WidgetRepository, interchange: any Interchange<Widget>) async throws {
    try await options.run(on: screen, widgets.pages(Selection(WidgetFilter())), to: interchange)
  }
}
