public import Commands
import EntityCommands
public import Views

/// `app closet search`
public struct SearchGarments: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Finds garments by words in any field, the best match first.",
    discussion: """
      Every word must be found, and may be only the beginning of one; accents and case do not matter. Words in quotation marks \
      must stand together.

      Example:
        app closet search navy wool
      """)

  @Argument(help: .init("What to look for.", valueName: "words"))
  var words: [String]
  @OptionGroup var window: WindowOptions

  public init() {}

  /// Streams what is found; nothing found is a note, not an error.
  @MainActor
  public func run(on screen: Screen, closet: ClosetViewModel) async throws {
    try await screen.show(closet.found(words.joined(separator: " "), limit: window.limit, offset: window.offset))
  }
}
