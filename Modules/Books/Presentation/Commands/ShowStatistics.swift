public import BooksDomain
public import Commands
public import Views

/// `app books stats`
public struct ShowStatistics: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Counts the library: by status, by decade, and what was read in which year.")

  public init() {}

  /// Counts the whole library, page by page, and shows figures and bars.
  @MainActor
  public func run(on screen: Screen, statistics: BookStatisticsUseCase) async throws {
    try screen.show(try await statistics().view)
  }
}
