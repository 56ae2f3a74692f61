public import ClosetDomain
public import Commands
import Values
public import Views

/// `app closet stats`
public struct ShowStatistics: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Counts the closet: what a wear costs, what is not worn, and which colours there are.")

  @Option(
    help: .init("The day that is taken for today.", valueName: "day"), transform: { try Day(parsing: $0) })
  var on: Day?

  public init() {}

  /// Shows figures, bars and lists, or one object for machines.
  @MainActor
  public func run(on screen: Screen, statistics: ClosetStatisticsUseCase) async throws {
    guard let today = on ?? screen.today else { throw ClockFault() }
    let statistics = try await statistics(today: today)
    guard screen.format == .table else { return try screen.show(statistics.report) }
    try screen.show(statistics.chart)
    if !statistics.lists.cards.isEmpty { try screen.print("") }
    try screen.show(statistics.lists)
  }
}
