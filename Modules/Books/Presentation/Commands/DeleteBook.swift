import BooksDomain
public import Commands
import Entities
import Values
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
    // All are found first, so that one that is not clear deletes none of them.
    var found: [(reference: String, book: Book?)] = []
    for reference in books { found.append((reference, try await find(reference, in: list))) }
    for (reference, book) in found {
      if let book, screen.isInteractive, !yes, try await !screen.confirm("Delete '\(book.title)' by \(book.author)?") {
        screen.show(Message("'\(book.title)' was kept."))
      } else if let book, try await list.delete(book.id) {
        screen.show(Message("Deleted '\(book.title)'.", kind: .success))
      } else {
        screen.show(Message("There is no book \(quoted(reference)); nothing was deleted."))
      }
    }
  }

  /// nil for a book that is not there.
  @MainActor
  private func find(_ reference: String, in list: BookListViewModel) async throws -> Book? {
    do {
      return try await list.find(reference)
    } catch FindError.notFound {
      return nil
    }
  }
}
