import ContentsDomain
import Entities
import Files

/// Lists of links in Markdown (CommonMark), as people publish them: headings are themes, `* [Title](url) - note` is a content.
struct MarkdownFormat: ReadableFormat, WritableFormat {
  let name = "markdown"

  /// Where its beginning has a list item with a link.
  func recognises(_ beginning: FileBeginning) -> Bool {
    let rows = MarkdownRows(TextLines(ByteSource(Array(beginning.bytes))))
    return (try? rows.next()) != nil
  }

  func rows(of source: ByteSource) throws -> any ImportRows<Content> { MarkdownRows(TextLines(source)) }

  func makeWriter() -> any ItemWriter<Content> { MarkdownWriter() }
}
