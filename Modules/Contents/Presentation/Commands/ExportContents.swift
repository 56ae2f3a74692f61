public import Commands
public import ContentsDomain
public import Entities
import EntityCommands
public import Views

/// `app contents export`
public struct ExportContents: ParsableCommand {
  /// What can be written.
  enum Format: String, FileFormat {
    case csv, json, markdown, netscape
  }

  public static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Writes all contents to a file that can be imported again.",
    discussion: """
      Example:
        app contents export --to netscape -o bookmarks.html
      """)

  @OptionGroup var options: ExportArguments<Format>

  public init() {}

  /// Writes every content and says how many; throws when the file or stream cannot take them.
  @MainActor
  public func run(on screen: Screen, contents: any ContentRepository, interchange: any Interchange<Content>) async throws {
    try await options.run(on: screen, contents.pages(Selection(ContentFilter())), to: interchange)
  }
}
