public import Commands
public import Views
import WidgetsDomain

/// `app widgets update`
public struct UpdateWidget: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "update", abstract: "Changes what is stored about a widget.",
    discussion: """
      Only what is given changes; an empty value takes away what is stored.
      """)

  @Argument(help: .init("Its name, its id, or the first four or more characters of it.", valueName: "widget"))
  var reference: String
  @Option(help: .init("Another name.", valueName: "name"))
  var name: String?
  @OptionGroup var options: WidgetOptions

  public init() {}

  public mutating func validate() throws {
    guard name == nil, options.isEmpty else { return }
    throw ValidationError("nothing to change; give at least one option, such as '--note TEXT'.")
  }

  /// Shows the widget as it is stored afterwards; throws what a rule refuses, and changes nothing then.
  @MainActor
  public func run(on screen: Screen, widgets: WidgetListViewModel) async throws {
    let found = try await widgets.find(reference)
    let stored = try await widgets.update(found.id) { item in
      if let name { item.name = name }
      options.apply(to: &item)
    }
    try screen.show(WidgetViews.detail(stored))
  }
}
