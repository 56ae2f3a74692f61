public import Commands
import EntityCommands
public import Views

/// `app books search`
public struct SearchBooks: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Finds books by words in any field, the best match first.",
    discussion: """
      Every word must be found, and may be only the beginning of one; accents and case do not matter. Words in quotation marks \
      must stand together.

      Example:
        app books search le guin dispos
      """)

  @Argument(help: .init("What to look for.", valueName: "words"))
  var words: [String]
  @OptionGroup var window: WindowOptions

  public init() {}

  /// Streams what is found; nothing found is a note, not an error.
  @MainActor
  public func run(on screen: Screen, books: BookListViewModel) async throws {
    try await screen.show(books.found(words.joined(separator: " "), limit: window.limit, offset: window.offset))
  }
}
