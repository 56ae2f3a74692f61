import Entities
import Files
import ProductsDomain
import Values

/// The product data of Google Merchant Center: tab-separated to read and write, RSS or Atom to read.
///
/// Source: product data specification of Google Merchant Center.
struct GoogleFormat: ReadableFormat, WritableFormat {
  static let tab = UInt8(ascii: "\t")

  let name = "google"
  let rules: ReadingRules

  func recognises(_ beginning: FileBeginning) -> Bool {
    Self.isFeed(beginning) || beginning.hasColumns("id", "title", "price", separator: Self.tab)
  }

  /// Whether an element of RSS or Atom begins where the root of a document may stand: other XML, and web pages, are no feeds.
  private static func isFeed(_ beginning: FileBeginning) -> Bool {
    guard beginning.firstSign == UInt8(ascii: "<") else { return false }
    let head = beginning.bytes.prefix(4096)
    return head.indices.contains { place in
      let rest = head[place...]
      return rest.starts(with: "<rss".utf8) || rest.starts(with: "<feed".utf8)
    }
  }

  func rows(of source: ByteSource) throws -> any ImportRows<Product> {
    if FileBeginning(try source.peek(FileBeginning.length)).firstSign == UInt8(ascii: "<") {
      return try GoogleXMLRows(source, rules: rules)
    }
    return try GatheredRows(CSVReader(source, separator: Self.tab)) { try GoogleTableRows(columns: $0, rules: rules) }
  }

  func makeWriter() -> any ItemWriter<Product> { GoogleWriter() }
}
