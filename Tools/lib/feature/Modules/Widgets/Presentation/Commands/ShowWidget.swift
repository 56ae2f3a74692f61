public import Commands
public import Views

/// `app widgets show`
public struct ShowWidget: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Shows everything about one widget.")

  @Argument(help: .init("Its name, its id, or the first four or more characters of it.", valueName: "widget"))
  var reference: String

  public init() {}

  /// Throws `FindError` unless the reference means exactly one.
  @MainActor
  public func run(on screen: Screen, widgets: WidgetListViewModel) async throws {
    try screen.show(WidgetViews.detail(try await widgets.find(reference)))
  }
}
