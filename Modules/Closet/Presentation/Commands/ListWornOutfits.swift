import ClosetDomain
public import Commands
import Entities
import EntityCommands
import Values
public import Views

/// `app closet outfits`
public struct ListWornOutfits: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "outfits", abstract: "Shows what you wore together, the last first.")

  @Option(
    help: .init("Only of this day.", valueName: "day"), transform: { try Day(parsing: $0) })
  var on: Day?
  @Flag(name: .shortAndLong, help: "The first worn first.")
  var reverse = false
  @OptionGroup var window: WindowOptions

  public init() {}

  /// Shows the outfits that were recorded; none is a note, not an error.
  @MainActor
  public func run(on screen: Screen, outfits: WornOutfitsViewModel) async throws {
    let selection = Selection<WearFilter, WearOrder>(
      WearFilter(day: on), isReversed: reverse, limit: window.limit, offset: window.offset)
    try screen.show(try await outfits.view(selection))
  }
}
