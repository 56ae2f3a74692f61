public import Commands
import ContentsDomain
import EntityCommands
public import Views

/// `app contents list`
public struct ListContents: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Shows contents, all or those that fit.", aliases: ["ls"])

  @Option(help: .init("Only where the title has this text.", valueName: "text"))
  var title: String?
  @Option(help: .init("Only where the theme has this text, or one it is a part of.", valueName: "text"))
  var theme: String?
  @Option(
    help: .init("Only for this level: beginner, intermediate or advanced.", valueName: "level"),
    completion: .list(Level.allCases.map(\.text)), transform: Level.init(parsing:))
  var level: Level?
  @Option(help: .init("Only where a tag has this text.", valueName: "text"))
  var tag: String?
  @OptionGroup var options: ListOptions<ContentOrder>

  public init() {}

  /// Streams those that fit; an empty list is a note, not an error.
  @MainActor
  public func run(on screen: Screen, contents: ContentListViewModel) async throws {
    let filter = ContentFilter(title: title, theme: theme, level: level, tag: tag)
    try await screen.show(contents.list(options.selection(filter)))
  }
}
