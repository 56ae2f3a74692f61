import BooksDomain
public import Commands
import Entities
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

  @MainActor
  public func run(on screen: Screen, books list: BookListViewModel) async throws {
    for reference in books {
      do {
        let book = try await list.find(reference)
        if screen.isInteractive, !yes, try await !screen.confirm("Delete '\(book.title)' by \(book.author)?") {
          screen.show(Message("'\(book.title)' was kept."))
          continue
        }
        _ = try await list.delete(book.id)
        screen.show(Message("Deleted '\(book.title)'.", kind: .success))
      } catch FindError.notFound {
        screen.show(Message("There is no book '\(reference)'; nothing was deleted."))
      }
    }
  }
}
