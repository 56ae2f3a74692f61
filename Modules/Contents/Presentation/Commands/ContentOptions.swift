import Commands
import ContentsDomain
import EntityCommands

/// What can be said of a content besides its address; an empty value takes away what is stored.
struct ContentOptions: ParsableArguments {
  @Option(help: .init("What the page is called.", valueName: "title"))
  var title: String?
  @Option(
    help: .init("What it is about, such as Programming/Swift.", valueName: "theme"),
    transform: { try Edit($0, Theme.init(parsing:)) })
  var theme: Edit<Theme>?
  @Option(
    help: .init("Whom it is for: beginner, intermediate or advanced.", valueName: "level"),
    completion: .list(Level.allCases.map(\.text)), transform: { try Edit($0, Level.init(parsing:)) })
  var level: Edit<Level>?
  @Option(name: .customLong("tag"), help: .init("A tag; may be given several times.", valueName: "tag"))
  var tags: [String] = []
  @Option(help: .init("Anything to remember about it.", valueName: "text"))
  var note: String?

  /// Puts everything that was given into the item.
  func apply(to item: inout Content) {
    if let title { item.title = title }
    if let theme { item.theme = theme.value }
    if let level { item.level = level.value }
    if !tags.isEmpty { item.tags = tags }
    if let note { item.note = note }
  }

  /// Whether nothing was given.
  var isEmpty: Bool { title == nil && theme == nil && level == nil && tags.isEmpty && note == nil }
}
