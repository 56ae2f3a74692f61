import Commands
import WidgetsDomain

/// What can be said of a widget besides its name; an empty value takes away what is stored.
struct WidgetOptions: ParsableArguments {
  @Option(name: .customLong("tag"), help: .init("A tag; may be given several times.", valueName: "tag"))
  var tags: [String] = []
  @Option(help: .init("Anything to remember about it.", valueName: "text"))
  var note: String?

  /// Puts everything that was given into the item.
  func apply(to item: inout Widget) {
    if !tags.isEmpty { item.tags = tags }
    if let note { item.note = note }
  }

  /// Whether nothing was given.
  var isEmpty: Bool { tags.isEmpty && note == nil }
}
