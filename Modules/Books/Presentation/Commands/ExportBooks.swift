public import BooksDomain
public import Commands
public import Entities
import EntityCommands
public import Views

/// `app books export`
public struct ExportBooks: ParsableCommand {
  /// What can be written.
  enum Format: String, FileFormat {
    case csv, json
    case bibtex
    case goodreads
  }

  public static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Writes all books to a file that can be imported again.",
    discussion: """
      csv, json and bibtex keep everything. goodreads has no place for ids, languages, months, quarter stars, and commas in names and tags.

      Example:
        app books export --to json -o books.json
      """)

  @OptionGroup var options: ExportArguments<Format>

  public init() {}

  /// Writes every book and says how many; throws when the file or stream cannot take them.
  @MainActor
  public func run(on screen: Screen, books: any BookRepository, interchange: any Interchange<Book>) async throws {
    try await options.run(on: screen, books.pages(Selection(BookFilter())), to: interchange)
  }
}
