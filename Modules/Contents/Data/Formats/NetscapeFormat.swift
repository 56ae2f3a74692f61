import ContentsDomain
import Entities
import Files
import Markup
import Values

/// The bookmark file every browser reads and writes, by the name of the first; folders are themes.
struct NetscapeFormat: ReadableFormat, WritableFormat {
  let name = "netscape"

  /// By its document type, else by a list of links; Pocket's pages of links are read as well.
  func recognises(_ beginning: FileBeginning) -> Bool {
    guard beginning.firstSign == UInt8(ascii: "<") else { return false }
    return ["netscape-bookmark-file", "<dt><a ", "<dt><h3", "<title>pocket export"].contains(where: beginning.has)
  }

  func rows(of source: ByteSource) throws -> any ImportRows<Content> {
    NetscapeRows(try MarkupReader(source, as: .html))
  }

  func makeWriter() -> any ItemWriter<Content> { NetscapeWriter() }
}
