import BooksDomain
public import Commands
import EntityCommands
public import Views

/// `app books delete`
public struct DeleteBook: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Deletes books; one that is not there is no error.", aliases: ["rm"])

  @Argument(help: .init("Ids, the first four or more characters of them, or ISBNs.", valueName: "book"))
  var books: [String]
  @Flag(name: .shortAndLong, help: "Does not ask, as it would on a terminal.")
  var yes = false

  public init() {}

  /// Says of each book what became of it; throws when a reference means several, and deletes none then.
  @MainActor
  public func run(on screen: Screen, books list: BookListViewModel) async throws {
    try await screen.delete(
      books, isConfirmed: yes, name: { "'\($0.title)' by \($0.author)" }, find: list.find, delete: list.delete)
  }
}
