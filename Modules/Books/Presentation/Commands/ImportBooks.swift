public import BooksDomain
public import Commands
public import Entities
import EntityCommands
public import Views

/// `app books import`
public struct ImportBooks: ParsableCommand {
  /// What can be read.
  enum Format: String, FileFormat {
    case goodreads, storygraph, librarything, calibre
    case bibtex
    case csv, json
  }

  public static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Brings in the books of files, each book once.",
    discussion: """
      The format is known by the content. A book that is there already, by ISBN or else by title, author and year, only gets what it \
      lacks; with --update the file wins. All is stored in one go, or nothing.

      Of BibTeX every entry with a title and an author or editor is a book, an article too; the others are named.

      Example:
        app books import goodreads_library_export.csv
      """)

  @OptionGroup var options: ImportArguments<Format>

  public init() {}

  /// Shows the counts; throws when rows were rejected, a file cannot be read, or it is stopped.
  @MainActor
  public func run(
    on screen: Screen, importBooks: ImportUseCase<Book>, interchange: any Interchange<Book>
  ) async throws {
    try await options.run(on: screen, importing: importBooks, from: interchange)
  }
}
