public import Commands
public import Views

/// `app books show`
public struct ShowBook: ParsableCommand {
  public static let configuration = CommandConfiguration(commandName: "show", abstract: "Shows everything about one book.")

  @Argument(help: .init("Its id, the first four or more characters of it, or its ISBN.", valueName: "book"))
  var book: String

  public init() {}

  /// Throws `FindError` unless the reference means exactly one book.
  @MainActor
  public func run(on screen: Screen, books: BookListViewModel) async throws {
    try screen.show(BookViews.detail(try await books.find(book)))
  }
}
