import BooksDomain
public import Commands
import Values
public import Views

/// `app books update`
public struct UpdateBook: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "update", abstract: "Changes what is stored about a book.",
    discussion: """
      Only what is given changes; an empty value takes away what is stored.

      Example:
        app books update 9780060512750 --status read --rating 4.5 --notes ""
      """)

  @Argument(help: .init("Its id, the first four or more characters of it, or its ISBN.", valueName: "book"))
  var book: String
  @Option(help: .init("The title.", valueName: "title"))
  var title: String?
  @Option(help: .init("Who wrote it.", valueName: "name"))
  var author: String?
  @OptionGroup var options: BookOptions

  public init() {}

  public mutating func validate() throws {
    guard title == nil, author == nil, options.isEmpty else { return }
    throw ValidationError("nothing to change; give at least one option, such as '--status read'.")
  }

  /// Shows the book as it is stored afterwards; throws what a rule refuses, and changes nothing then.
  @MainActor
  public func run(on screen: Screen, books: BookListViewModel) async throws {
    let found = try await books.find(book)
    let stored = try await books.update(found.id) { book in
      if let title { book.title = title }
      if let author { book.author = author }
      options.apply(to: &book)
    }
    try screen.show(BookViews.detail(stored))
  }
}
