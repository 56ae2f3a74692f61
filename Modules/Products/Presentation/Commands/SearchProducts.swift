public import Commands
import EntityCommands
public import Views

/// `app products search`
public struct SearchProducts: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Finds products by words in any field, the best match first.",
    discussion: """
      Every word must be found, and may be only the beginning of one; accents and case do not matter. Words in quotation marks \
      must stand together.

      Example:
        app products search desk lamp
      """)

  @Argument(help: .init("What to look for.", valueName: "words"))
  var words: [String]
  @OptionGroup var window: WindowOptions
  @OptionGroup var locale: LocaleOptions

  public init() {}

  /// Streams what is found; nothing found is a note, not an error.
  @MainActor
  public func run(on screen: Screen, products: ProductListViewModel) async throws {
    let text = words.joined(separator: " ")
    try await screen.show(
      products.found(text, limit: window.limit, offset: window.offset, locale.presenter(on: screen)))
  }
}
