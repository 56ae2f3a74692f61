import ContentsDomain
import Entities
import Files

/// The list items of a Markdown file that begin with a link; prose, code and what has no link are passed over.
final class MarkdownRows: ImportRows {
  private let lines: TextLines
  private var headings = MarkdownHeadings()
  private var item: MarkdownItem?
  private var emptyLines = 0
  private var isCode = false

  init(_ lines: TextLines) {
    self.lines = lines
  }

  var bytesRead: Int { lines.bytesRead }

  func next() throws -> ImportRow<Content>? {
    do {
      while let bytes = try lines.next() {
        if let complete = take(bytes) { return complete.row }
      }
    } catch let fault as InputFault {
      return ImportRow(line: fault.line, item: .failure(RowFault(fault.reason)))
    }
    return end()?.row
  }

  /// The item that the line completes, since it is no part of it.
  private func take(_ line: [UInt8]) -> MarkdownItem? {
    let text = MarkdownText.withoutBlanks(line[...])
    if text.starts(with: "```".utf8) || text.starts(with: "~~~".utf8) {
      isCode.toggle()
      return end()
    }
    if isCode { return nil }
    if text.isEmpty {
      emptyLines += 1
      return nil
    }
    if headings.take(line) { return end() }
    if let content = MarkdownItem.content(of: text) {
      let complete = end()
      item = MarkdownItem(content, theme: headings.names, line: lines.number)
      return complete
    }
    guard item != nil, let indentation = MarkdownText.indentation(of: line) else { return end() }
    item?.addNote(line: line[indentation...], behind: emptyLines)
    emptyLines = 0
    return nil
  }

  private func end() -> MarkdownItem? {
    emptyLines = 0
    defer { item = nil }
    return item
  }
}
