import ContentsDomain
import Files
import Values

/// Writes a bookmark file: themes as folders, the level as an attribute of its own, which browsers leave alone.
struct NetscapeWriter: ItemWriter {
  private var tree = FolderTree()

  mutating func begin(_ buffer: inout ByteBuffer) {
    buffer.append(
      """
      <!DOCTYPE NETSCAPE-Bookmark-file-1>
      <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
      <TITLE>Bookmarks</TITLE>
      <H1>Bookmarks</H1>

      """)
  }

  /// Gathers the link, since a folder stands in the file as a whole.
  mutating func append(_ content: Content, to buffer: inout ByteBuffer) {
    guard let url = content.url?.text else { return }
    var entry = ByteBuffer(capacity: 512)
    entry.append("<DT><A HREF=\"")
    entry.appendHTML(url)
    if let seconds = EpochTime.seconds(content.addedAt) { entry.append("\" ADD_DATE=\"\(seconds)") }
    let tags = LinkText.joined(content.tags, separator: ",")
    if !tags.isEmpty {
      entry.append("\" TAGS=\"")
      entry.appendHTML(tags)
    }
    if let level = content.level { entry.append("\" LEVEL=\"\(level.text)") }
    entry.append("\">")
    entry.appendHTML(content.title.flatMap { LinkText.title($0, of: url) } ?? url)
    entry.append("</A>\n")
    if let note = content.note {
      entry.append("<DD>")
      entry.appendHTML(note)
      entry.append("\n")
    }
    tree.append(entry, in: content.theme)
  }

  mutating func end(_ buffer: inout ByteBuffer) { write(tree, to: &buffer) }

  private func write(_ tree: FolderTree, to buffer: inout ByteBuffer) {
    buffer.append("<DL><p>\n")
    tree.entries.withUnsafeBytes { buffer.append($0) }
    for folder in tree.folders {
      buffer.append("<DT><H3>")
      buffer.appendHTML(folder.name)
      buffer.append("</H3>\n")
      write(folder.tree, to: &buffer)
    }
    buffer.append("</DL><p>\n")
  }
}

extension ByteBuffer {
  /// Text of HTML; what no document may hold (HTML Standard, section 13.2.3.5) as U+FFFD.
  fileprivate mutating func appendHTML(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "\r": append("&#13;")
      case "\t", "\n": append(UInt8(truncatingIfNeeded: scalar.value))
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
      default: for byte in UTF8.encode(scalar) ?? .init() { append(byte) }
      }
    }
  }
}
