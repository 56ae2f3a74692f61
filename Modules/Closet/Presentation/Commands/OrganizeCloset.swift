public import ClosetDomain
public import Commands
import Values
public import Views

/// `app closet organize`
public struct OrganizeCloset: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "organize", abstract: "Shows the closet in groups: by slot, colour, season, or how long ago things were worn.",
    aliases: ["organise"])

  @Option(
    help: .init("What to group by: slot, color, season or wear.", valueName: "what"),
    completion: .list(Organizing.allCases.map(\.text)), transform: { try Organizing(parsing: $0) })
  var by: Organizing = .slot
  @Option(
    help: .init("The day that is taken for today.", valueName: "day"), transform: { try Day(parsing: $0) })
  var on: Day?

  public init() {}

  /// Shows every group; an empty closet is a note, not an error.
  @MainActor
  public func run(on screen: Screen, organize: OrganizeClosetUseCase) async throws {
    guard let today = on ?? screen.today else { throw ClockFault() }
    try screen.show(GroupCards.view(try await organize(by: by, today: today)))
  }
}
