public import Commands
public import Views

/// `app contents show`
public struct ShowContent: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Shows everything about one content.")

  @Argument(help: .init("Its URL, its id, or the first four or more characters of it.", valueName: "content"))
  var reference: String

  public init() {}

  /// Throws `FindError` unless the reference means exactly one.
  @MainActor
  public func run(on screen: Screen, contents: ContentListViewModel) async throws {
    try screen.show(ContentViews.detail(try await contents.find(reference)))
  }
}
