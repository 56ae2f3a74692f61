public import Commands
import EntityCommands
import Values
public import Views
import WidgetsDomain

/// `app widgets add`
public struct AddWidget: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Adds a widget and prints its id.",
    discussion: """
      Without a name, on a terminal, it asks field by field, shows what it will store, and saves or cancels.
      """)

  @Argument(help: .init("What it is called.", valueName: "name"))
  var name: String?
  @OptionGroup var options: WidgetOptions

  public init() {}

  /// Prints the new id, or what is stored in a format for machines; throws what a rule refuses, and stores nothing then.
  @MainActor
  public func run(on screen: Screen, widgets: WidgetListViewModel) async throws {
    var new = Widget(name: name ?? "", addedAt: Timestamp(unixSeconds: screen.now()))
    options.apply(to: &new)
    if name == nil {
      guard let answered = try await screen.ask(.widget, filling: new) else { return }
      new = answered
    }
    let stored = try await widgets.add(new)
    try screen.showAdded(stored, name: quoted(stored.name))
  }
}
