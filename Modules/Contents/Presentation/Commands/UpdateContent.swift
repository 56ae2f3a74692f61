public import Commands
import ContentsDomain
import Values
public import Views

/// `app contents update`
public struct UpdateContent: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "update", abstract: "Changes what is stored about a content.",
    discussion: """
      Only what is given changes; an empty value takes away what is stored.
      """)

  @Argument(help: .init("Its URL, its id, or the first four or more characters of it.", valueName: "content"))
  var reference: String
  @Option(help: .init("Another address on the web.", valueName: "url"), transform: WebAddress.init(parsing:))
  var url: WebAddress?
  @OptionGroup var options: ContentOptions

  public init() {}

  public mutating func validate() throws {
    guard url == nil, options.isEmpty else { return }
    throw ValidationError("nothing to change; give at least one option, such as '--level beginner'.")
  }

  /// Shows the content as it is stored afterwards; throws what a rule refuses, and changes nothing then.
  @MainActor
  public func run(on screen: Screen, contents: ContentListViewModel) async throws {
    let found = try await contents.find(reference)
    let stored = try await contents.update(found.id) { item in
      if let url { item.url = url }
      options.apply(to: &item)
    }
    try screen.show(ContentViews.detail(stored))
  }
}
