public import BooksDomain
public import Commands
import Entities
public import Views

/// `app books import`
public struct ImportBooks: ParsableCommand {
  /// What can be read.
  public enum Format: String, ExpressibleByArgument, CaseIterable, Sendable {
    case goodreads
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

  @Argument(help: .init("Files; - is standard input.", valueName: "file"), completion: .file())
  var files: [String]
  @Option(help: .init("The format, where it is not to be detected.", valueName: "format"))
  var from: Format?
  @Flag(help: "Shows what would happen and stores nothing.")
  var dryRun = false
  @Flag(help: "Stores nothing when any row is bad.")
  var strict = false
  @Flag(help: "Overwrites what is stored with what the file says.")
  var update = false

  public init() {}

  /// Shows the counts; throws when rows were rejected, a file cannot be read, or it is stopped.
  @MainActor
  public func run(on screen: Screen, importBooks: ImportBooksUseCase, interchange: any BookInterchange) async throws {
    let options = ImportOptions(overwrites: update, isDryRun: dryRun, isStrict: strict)
    let opened = try files.map { try interchange.open($0, format: from?.rawValue) }
    let sizes = opened.map(\.byteCount)
    let total = sizes.contains(nil) ? nil : sizes.compactMap(\.self).reduce(0, +)
    let starts = sizes.indices.map { sizes[..<$0].compactMap(\.self).reduce(0, +) }
    let names = files.map { $0 == "-" ? "standard input" : $0 }
    let rows = zip(names, opened).map { (name: files.count > 1 ? $0 : nil, rows: $1.rows) }
    do {
      let summary = try await screen.withProgress("Importing", total: total) { report in
        try await importBooks(rows, options: options) { report(starts[$0] + $1) }
      }
      try screen.show(ImportReport(summary, options: options, file: names[0]))
    } catch let stopped as CancellationError {
      screen.show(Message("The import was stopped; nothing was stored.", kind: .warning))
      throw stopped
    }
  }
}
