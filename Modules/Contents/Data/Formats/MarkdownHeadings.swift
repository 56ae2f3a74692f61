/// The headings a line of a Markdown file stands under.
///
/// A heading of level 1 that comes first is the title of the file: what stands below deeper headings is not a part of it.
struct MarkdownHeadings {
  private var open: [(level: Int, name: String, isTitle: Bool)] = []
  private var isFirst = true
  private static let sign = UInt8(ascii: "#")

  /// From the widest to the narrowest.
  var names: [String] { (open.count > 1 ? open.filter { !$0.isTitle } : open).map(\.name) }

  /// False for a line that is no heading (CommonMark, section 4.2, also with more than six `#`).
  mutating func take(_ line: [UInt8]) -> Bool {
    let text = line.drop { $0 == UInt8(ascii: " ") }
    let level = text.prefix { $0 == Self.sign }.count
    let behind = text.dropFirst(level)
    guard level > 0, line.count - text.count < 4, behind.first.map(MarkdownText.isBlank) ?? true else { return false }
    while let last = open.last, last.level >= level { open.removeLast() }
    open.append((level, MarkdownText.unescaped(Self.withoutEnd(behind)), isFirst && level == 1))
    isFirst = false
    return true
  }

  /// `## Swift ##` is `Swift`.
  private static func withoutEnd(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let name = MarkdownText.trimmed(text)
    let bare = name.lastIndex { $0 != sign }.map { name[...$0] } ?? []
    return bare.isEmpty || bare.last.map(MarkdownText.isBlank) == true ? MarkdownText.trimmed(bare) : name
  }
}
