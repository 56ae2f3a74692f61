public import Commands
import EntityCommands
public import UsersDomain
public import Views

/// `app users events`
public struct ShowEvents: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "events", abstract: "Shows what has happened to accounts, in its order; it never leaves this machine.")

  @Flag(name: .shortAndLong, help: "The newest first.")
  var reverse = false
  @OptionGroup var window: WindowOptions

  public init() {}

  /// Streams the events; none is a note, not an error.
  @MainActor
  public func run(on screen: Screen, events: any EventRepository) async throws {
    let pages = events.events(isNewestFirst: reverse, limit: window.limit, offset: window.offset)
    try await screen.show(EventViews.list(RowSource(pages), isPart: window.limit == 0 || window.offset > 0))
  }
}
