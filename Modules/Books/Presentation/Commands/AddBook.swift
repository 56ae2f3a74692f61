import BooksDomain
public import Commands
import EntityCommands
public import Views

/// `app books add`
public struct AddBook: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Adds a book and prints its id.",
    discussion: """
      Without a title, on a terminal, it asks field by field, shows what it will store, and saves or cancels.

      Example:
        app books add "The Dispossessed" --author "Ursula K. Le Guin" --published 1974
      """)

  @Argument(help: .init("The title.", valueName: "title"))
  var title: String?
  @Option(help: .init("Who wrote it; needed.", valueName: "name"))
  var author: String?
  @OptionGroup var options: BookOptions
  @Flag(help: "Adds it even where the same work is there already.")
  var duplicate = false

  public init() {}

  /// Prints the new id, or the stored book in a format for machines; throws what a rule refuses, and stores nothing then.
  @MainActor
  public func run(on screen: Screen, books: BookListViewModel) async throws {
    var book = Book(title: title ?? "", author: author ?? "")
    options.apply(to: &book)
    book.dateAdded = screen.today
    if title == nil || author == nil {
      guard let answered = try await screen.ask(.book, filling: book) else { return }
      book = answered
    }
    let stored = try await add(book, to: books)
    try screen.showAdded(stored, name: "'\(stored.title)'")
  }

  @MainActor
  private func add(_ book: Book, to books: BookListViewModel) async throws -> Book {
    do {
      return try await books.add(book, allowingDuplicate: duplicate)
    } catch let error as BookError {
      guard case .alreadyThere = error else { throw error }
      throw ShownFailure(Message(error.message, kind: .failure(error.kind), hint: "To keep both, add --duplicate."))
    }
  }
}
