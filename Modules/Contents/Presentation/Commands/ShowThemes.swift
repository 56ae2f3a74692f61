public import Commands
public import ContentsDomain
public import Views

/// `app contents themes`
public struct ShowThemes: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "themes", abstract: "Shows the themes as a tree, with how much there is of each.")

  public init() {}

  /// Counts everything that is kept, page by page; nothing kept is a note, not an error.
  @MainActor
  public func run(on screen: Screen, countThemes: CountThemesUseCase) async throws {
    try await screen.show(ContentViews.themes(try await countThemes()))
  }
}
