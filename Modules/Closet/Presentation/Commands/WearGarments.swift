import ClosetDomain
public import Commands
import Values
public import Views

/// `app closet wear`
public struct WearGarments: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "wear", abstract: "Records what you wore together; a day counts once for each garment.",
    discussion: """
      Example:
        app closet wear "Oxford shirt" "Blue jeans" "White sneakers" --on 2026-03-01
      """)

  @Argument(help: .init("Names, ids, or the first four or more characters of ids.", valueName: "garment"))
  var garments: [String]
  @Option(
    help: .init("The day; today unless given.", valueName: "day"), transform: { try Day(parsing: $0) })
  var on: Day?

  public init() {}

  /// Shows the garments as they are stored afterwards; throws when one is not found, and records nothing then.
  @MainActor
  public func run(on screen: Screen, closet: ClosetViewModel) async throws {
    guard let today = screen.today else { throw ClockFault() }
    var ids: [Garment.ID] = []
    for reference in garments { ids.append(try await closet.find(reference).id) }
    let outcome = try await closet.wear(ids, on: on ?? today, today: today)
    if screen.format != .table { try await screen.show(GarmentViews.changed(outcome.counted + outcome.known)) }
    for garment in outcome.counted {
      let day = (on ?? today).text
      screen.show(Message("'\(garment.name)' worn on \(day), \(GarmentViews.times(garment.wears)) in all.", kind: .success))
    }
    for garment in outcome.known {
      screen.show(Message("'\(garment.name)' was worn on that day already; a day counts once."))
    }
  }
}
