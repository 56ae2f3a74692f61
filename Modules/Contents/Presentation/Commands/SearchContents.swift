public import Commands
import EntityCommands
public import Views

/// `app contents search`
public struct SearchContents: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Finds contents by words in any field, the best match first.",
    discussion: """
      Every word must be found, and may be only the beginning of one; accents and case do not matter. Words in quotation marks \
      must stand together.
      """)

  @Argument(help: .init("What to look for.", valueName: "words"))
  var words: [String]
  @OptionGroup var window: WindowOptions

  public init() {}

  /// Streams what is found; nothing found is a note, not an error.
  @MainActor
  public func run(on screen: Screen, contents: ContentListViewModel) async throws {
    try await screen.show(contents.found(words.joined(separator: " "), limit: window.limit, offset: window.offset))
  }
}
