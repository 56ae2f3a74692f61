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
    beginning.firstSign == UInt8(ascii: "<") || beginning.hasColumns("id", "title", "price", separator: Self.tab)
  }

  func rows(of source: ByteSource) throws -> any ImportRows<Product> {
    if FileBeginning(try source.peek(FileBeginning.length)).firstSign == UInt8(ascii: "<") {
      return try GoogleXMLRows(source, rules: rules)
    }
    return try GatheredRows(CSVReader(source, separator: Self.tab)) { try GoogleTableRows(columns: $0, rules: rules) }
  }

  func makeWriter() -> any ItemWriter<Product> { GoogleWriter() }
}
