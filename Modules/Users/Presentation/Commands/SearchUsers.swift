public import Commands
import EntityCommands
public import Views

/// `app users search`
public struct SearchUsers: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Finds users by words of their names and addresses, the best match first.",
    discussion: """
      Every word must be found, and may be only the beginning of one; accents and case do not matter.

      Example:
        app users search ann exam
      """)

  @Argument(help: .init("What to look for.", valueName: "words"))
  var words: [String]
  @OptionGroup var window: WindowOptions

  public init() {}

  /// Streams who is found; nobody found is a note, not an error.
  @MainActor
  public func run(on screen: Screen, users: UserListViewModel) async throws {
    try await screen.show(users.found(words.joined(separator: " "), limit: window.limit, offset: window.offset))
  }
}
