import ContentsDomain
import Entities
import Files
import Values

/// A list item with a link, and the lines that belong to it.
struct MarkdownItem {
  private let link: MarkdownLink
  private let theme: [String]
  private let line: Int
  private var note: String

  init(_ content: (link: MarkdownLink, rest: ArraySlice<UInt8>), theme: [String], line: Int) {
    (link, self.theme, self.line) = (content.link, theme, line)
    note = MarkdownText.unescaped(Self.withoutSeparator(content.rest))
  }

  /// The first link of a line that is a list item and what stands behind it; nil where there is none, or one within the file.
  static func content(of text: ArraySlice<UInt8>) -> (link: MarkdownLink, rest: ArraySlice<UInt8>)? {
    guard let item = behindMarker(text), let found = MarkdownLink.first(in: item) else { return nil }
    return found.link.destination.hasPrefix("#") ? nil : found
  }

  mutating func addNote(line: ArraySlice<UInt8>, behind emptyLines: Int) {
    note += String(repeating: "\n", count: emptyLines + (note.isEmpty ? 0 : 1)) + MarkdownText.unescaped(line)
  }

  var row: ImportRow<Content> {
    ImportRow(line: line) {
      let url = try LinkText.address(link.destination)
      return Content(
        theme: try LinkText.theme(theme), url: url, title: LinkText.title(link.text, of: url.text), note: Tidy.optional(note))
    }
  }

  /// Behind `*`, `-`, `+`, `1.` or `1)` and a blank (CommonMark, section 5.2), and the box of a task.
  private static func behindMarker(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let digits = text.prefix { $0 &- 0x30 < 10 }
    let marker = text[digits.endIndex...]
    guard let sign = marker.first, (digits.isEmpty ? "*-+" : ".)").utf8.contains(sign), digits.count < 10 else { return nil }
    let behind = marker.dropFirst()
    guard behind.first.map(MarkdownText.isBlank) == true else { return nil }
    let item = MarkdownText.withoutBlanks(behind)
    let boxes = ["[ ] ", "[x] ", "[X] "]
    return boxes.contains { item.starts(with: $0.utf8) } ? item.dropFirst(4) : item
  }

  /// Without the dash or colon that parts a link from what is said of it.
  private static func withoutSeparator(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let text = MarkdownText.withoutBlanks(rest)
    guard let separator = ["-", "–", "—", ":"].first(where: { text.starts(with: $0.utf8) }) else { return text }
    return MarkdownText.withoutBlanks(text.dropFirst(separator.utf8.count))
  }
}
