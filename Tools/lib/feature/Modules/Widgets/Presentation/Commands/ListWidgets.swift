public import Commands
import EntityCommands
public import Views
import WidgetsDomain

/// `app widgets list`
public struct ListWidgets: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Shows widgets, all or those that fit.", aliases: ["ls"])

  @Option(help: .init("Only where the name has this text.", valueName: "text"))
  var name: String?
  @Option(help: .init("Only where a tag has this text.", valueName: "text"))
  var tag: String?
  @OptionGroup var options: ListOptions<WidgetOrder>

  public init() {}

  /// Streams those that fit; an empty list is a note, not an error.
  @MainActor
  public func run(on screen: Screen, widgets: WidgetListViewModel) async throws {
    try await screen.show(widgets.list(options.selection(WidgetFilter(name: name, tag: tag))))
  }
}
