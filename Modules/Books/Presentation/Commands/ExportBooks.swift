public import BooksDomain
public import Commands
import Entities
import Values
public import Views

/// `app books export`
public struct ExportBooks: ParsableCommand {
  /// What can be written.
  public enum Format: String, ExpressibleByArgument, CaseIterable, Sendable {
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

  @Option(help: .init("The format; csv, unless --json asks for the other.", valueName: "format"))
  var to: Format?
  @Option(
    name: [.customLong("output"), .customShort("o")], help: .init("The file; otherwise standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  public init() {}

  /// Writes every book and says how many; throws when the file or stream cannot take them.
  @MainActor
  public func run(on screen: Screen, books: any BookRepository, interchange: any BookInterchange) async throws {
    let format = to ?? (screen.format == .json ? .json : .csv)
    let pages = books.pages(Selection(BookFilter()))
    let file = output == "-" ? nil : output
    let destination: ExportDestination = file.map { .file($0) } ?? .stream { try screen.write($0) }
    let count = try await interchange.write(pages, format: format.rawValue, to: destination)
    screen.show(Message("\(Book.noun.counted(count)) written\(file.map { " to \(quoted($0))" } ?? "").", kind: .success))
  }
}
