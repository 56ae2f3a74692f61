import ContentsDomain
import Entities
import Markup

/// The links of a bookmark file, each with the folders it is in and the text behind it.
final class NetscapeRows: ImportRows {
  private let reader: MarkupReader
  private var outline = NetscapeOutline()
  private var hasEnded = false

  init(_ reader: MarkupReader) {
    self.reader = reader
  }

  var bytesRead: Int { reader.bytesRead }

  func next() throws -> ImportRow<Content>? {
    while !hasEnded {
      if let event = try reader.next() {
        if let link = outline.take(event, line: reader.line) { return link.row }
      } else {
        hasEnded = true
        if let link = outline.end() { return link.row }
      }
    }
    return nil
  }
}
