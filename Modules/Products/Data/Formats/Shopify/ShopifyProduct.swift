import Entities
import Files
import Markup
import ProductsDomain
import Values

/// A product of a Shopify export as its rows tell it: one of them has its texts, every row may have a variant or an image.
///
/// Of variants the first with a price counts.
struct ShopifyProduct {
  let handle: String
  /// Of its first row.
  let line: Int
  private let columns: ShopifyColumns
  private var title, body: String?
  private var categories: [String] = []
  private var price, sku, barcode, image: String?

  /// Begins with whichever row comes first.
  init(_ row: CSVRow, handle: String, columns: ShopifyColumns) {
    self.handle = handle
    self.columns = columns
    line = row.line
    add(row)
  }

  /// Takes what the rows before left open.
  mutating func add(_ row: CSVRow) {
    if title == nil, let title = row.filled(columns.title) {
      self.title = title
      body = row.filled(columns.body)
      categories = [columns.productCategory, columns.type].compactMap { row.filled($0) }
    }
    if price == nil, let price = row.amount(columns.price) {
      (self.price, sku, barcode) = (price, row.filled(columns.sku), row.filled(columns.barcode))
    }
    image = image ?? row.filled(columns.image)
  }

  /// Whether another row could add nothing.
  var isComplete: Bool { title != nil && price != nil && image != nil }

  /// About so many bytes of memory.
  var size: Int {
    let texts = [handle, title, body, price, sku, barcode, image].compactMap(\.self) + categories
    return texts.reduce(1024) { $0 + $1.utf8.count }
  }

  /// Throws `RowFault` that names the column.
  func product(currency: Currency, categories table: CategoryTable) throws -> Product {
    guard let title else { throw RowFault("The row has no title, and no other row of \(quoted(handle)) has one.") }
    return Product(
      name: title,
      description: try body.map { html in try RowFault.naming(columns.body.name) { try PlainText.of(html: html) } },
      price: try RowFault.naming(columns.price.name) {
        try Money(parsing: RowFault.needing(columns.price.name, price), currency: currency)
      },
      category: try RowFault.naming(columns.type.name) { try table.category(of: categories) },
      imageURL: try image.map { text in try RowFault.naming(columns.image.name) { try WebAddress(parsing: text) } },
      gtin: try barcode.flatMap { text in try RowFault.naming(columns.barcode.name) { try Barcode.gtin(text) } }, sku: sku)
  }
}
