import ContentsDomain
import Files
import Values

/// Writes a list of links under headings; of a content its address, title and note.
struct MarkdownWriter: ItemWriter {
  private var tree = FolderTree()

  mutating func begin(_ buffer: inout ByteBuffer) {}

  /// Gathers the link, since what is under a heading stands together.
  mutating func append(_ content: Content, to buffer: inout ByteBuffer) {
    guard let url = content.url?.text else { return }
    var entry = ByteBuffer(capacity: 512)
    if let title = content.title.flatMap({ LinkText.title($0, of: url) }) {
      entry.append("* [\(MarkdownText.label(title))](\(MarkdownText.destination(url)))")
    } else {
      entry.append("* <\(url)>")
    }
    for (place, line) in Self.lines(content.note).enumerated() {
      if place == 0 {
        entry.append(" - " + MarkdownText.noteStart(line))
      } else {
        let text = MarkdownText.noteLine(line)
        entry.append(text.isEmpty ? "\n" : "\n  " + text)
      }
    }
    entry.append("\n")
    tree.append(entry, in: content.theme)
  }

  mutating func end(_ buffer: inout ByteBuffer) { write(tree, level: 2, isFirst: true, to: &buffer) }

  private func write(_ tree: FolderTree, level: Int, isFirst: Bool, to buffer: inout ByteBuffer) {
    tree.entries.withUnsafeBytes { buffer.append($0) }
    var isFirst = isFirst && tree.entries.isEmpty
    for folder in tree.folders {
      if !isFirst { buffer.append("\n") }
      isFirst = false
      buffer.append(String(repeating: "#", count: level) + " " + MarkdownText.heading(folder.name) + "\n")
      if !folder.tree.entries.isEmpty { buffer.append("\n") }
      write(folder.tree, level: level + 1, isFirst: false, to: &buffer)
    }
  }

  private static func lines(_ note: String?) -> [Substring] {
    note?.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" } ?? []
  }
}
