public import Commands
import ContentsDomain
import EntityCommands
public import Views

/// `app contents list`
public struct ListContents: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Shows contents, all or those that fit.", aliases: ["ls"])

  @Option(help: .init("Only where the name has this text.", valueName: "text"))
  var name: String?
  @Option(help: .init("Only where a tag has this text.", valueName: "text"))
  var tag: String?
  @OptionGroup var options: ListOptions<ContentOrder>

  public init() {}

  /// Streams those that fit; an empty list is a note, not an error.
  @MainActor
  public func run(on screen: Screen, contents: ContentListViewModel) async throws {
    try await screen.show(contents.list(options.selection(ContentFilter(name: name, tag: tag))))
  }
}
