public import Commands
public import ContentsDomain
public import Entities
import EntityCommands
public import Views

/// `app contents import`
public struct ImportContents: ParsableCommand {
  /// What can be read.
  enum Format: String, FileFormat {
    case netscape, pocket, raindrop, buku, markdown, csv, json
  }

  public static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Brings in the contents of files, each once.",
    discussion: """
      The format is known by the content. A content that is there already, by id or else by URL, \
      only gets what it lacks; with --update the file wins. Folders of bookmarks become themes. All is stored in one go, or nothing.

      Example:
        app contents import bookmarks.html
      """)

  @OptionGroup var options: ImportArguments<Format>

  public init() {}

  /// Shows the counts; throws when rows were rejected, a file cannot be read, or it is stopped.
  @MainActor
  public func run(
    on screen: Screen, importContents: ImportUseCase<Content>, interchange: any Interchange<Content>
  ) async throws {
    try await options.run(on: screen, importing: importContents, from: interchange)
  }
}
