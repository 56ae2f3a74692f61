import Entities
import Files
import Markup
import ProductsDomain
import Values

/// The products of an RSS or Atom feed: each `item` or `entry`, whose children are its attributes.
final class GoogleXMLRows: ImportRows {
  /// Bytes of text one product may have.
  private static let longest = 1 << 24

  private let reader: MarkupReader
  private let rules: ReadingRules
  /// Of the product that is being read.
  private var item: GoogleItem?
  private var line = 1
  /// Names of the elements open inside the product.
  private var open: [String] = []
  private var length = 0

  /// Opens libxml2; throws `MissingLibrary` where the system has none.
  init(_ source: ByteSource, rules: ReadingRules) throws {
    reader = try MarkupReader(source, as: .xml)
    self.rules = rules
  }

  var bytesRead: Int { reader.bytesRead }

  func next() throws -> ImportRow<Product>? {
    do {
      while let event = try reader.next() {
        if let row = take(event) { return row }
      }
      return nil
    } catch let fault as InputFault {
      return ImportRow(line: fault.line, item: .failure(RowFault(fault.reason + " Nothing after it was read.")))
    }
  }

  private func take(_ event: MarkupEvent) -> ImportRow<Product>? {
    switch event {
    case .start(let name, _): start(Self.localName(name))
    case .text(let text): add(text)
    case .end: return end()
    }
    return nil
  }

  private func start(_ name: String) {
    if item != nil {
      open.append(name)
    } else if name == "item" || name == "entry" {
      (item, line, length) = (GoogleItem(), reader.line, 0)
    }
  }

  private func add(_ text: String) {
    guard item != nil, open.count == 1, let name = open.first else { return }
    length += text.utf8.count
    if length <= Self.longest { item?.values[name, default: ""] += text }
  }

  private func end() -> ImportRow<Product>? {
    guard var item else { return nil }
    guard open.isEmpty else {
      open.removeLast()
      return nil
    }
    self.item = nil
    item.values = item.values.compactMapValues { Tidy.optional($0) }
    let isTooLong = length > Self.longest
    return ImportRow(line: line, hasID: item.ownID != nil) {
      if isTooLong { throw RowFault("The product has more than 16 MiB of text.") }
      return try item.product(rules)
    }
  }

  /// Without the prefix of the namespace, which each feed chooses itself.
  private static func localName(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
