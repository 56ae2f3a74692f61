public import Commands
import ContentsDomain
import EntityCommands
import Values
public import Views

/// `app contents add`
public struct AddContent: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Adds a content and prints its id.",
    discussion: """
      Without a URL, on a terminal, it asks field by field, shows what it will store, and saves or cancels.

      Example:
        app contents add https://docs.swift.org/swift-book --theme Programming/Swift --level beginner
      """)

  @Argument(help: .init("Its address on the web.", valueName: "url"), transform: WebAddress.init(parsing:))
  var url: WebAddress?
  @OptionGroup var options: ContentOptions

  public init() {}

  /// Prints the new id, or what is stored in a format for machines; throws what a rule refuses, and stores nothing then.
  @MainActor
  public func run(on screen: Screen, contents: ContentListViewModel) async throws {
    var new = Content(url: url, addedAt: Timestamp(unixSeconds: screen.now()))
    options.apply(to: &new)
    if url == nil {
      guard let answered = try await screen.ask(.content, filling: new) else { return }
      new = answered
    }
    let stored = try await contents.add(new)
    try screen.showAdded(stored, name: quoted(stored.name))
  }
}
