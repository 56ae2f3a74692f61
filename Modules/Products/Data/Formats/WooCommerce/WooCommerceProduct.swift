import Entities
import Files
import Markup
import ProductsDomain
import Values

/// A product of a WooCommerce export as its row tells it; one with variations has no price of its own.
struct WooCommerceProduct {
  /// Of its row; the variations come later.
  let line: Int
  private let columns: WooCommerceColumns
  private let name, html, sku, gtin, image: String?
  private let categories: [String]
  private(set) var price: String?

  init(_ row: CSVRow, columns: WooCommerceColumns) {
    self.columns = columns
    line = row.line
    // WooCommerce guards what a spreadsheet would run, as an export of the app does.
    name = row.unguarded(columns.name)
    html = row.unguarded(columns.description) ?? row.unguarded(columns.shortDescription)
    sku = row.unguarded(columns.sku)
    gtin = row.filled(columns.gtin)
    categories = row.filled(columns.categories).map(WooCommerceCategories.paths) ?? []
    image = row.filled(columns.images).flatMap { $0.split(separator: ",").first }.map { Tidy.trimmed(String($0)) }
    add(row)
  }

  /// Takes the price of a variation, where there is none yet; a reduced price passes, the regular one counts.
  mutating func add(_ row: CSVRow) {
    price = price ?? row.amount(columns.regularPrice) ?? row.amount(columns.salePrice)
  }

  /// Throws `RowFault` that names the column.
  func product(currency: Currency, categories table: CategoryTable) throws -> Product {
    Product(
      name: name ?? "",
      description: try html.map { html in try RowFault.naming(columns.description.name) { try PlainText.of(html: html) } },
      price: try RowFault.naming(columns.regularPrice.name) {
        try Money(parsing: RowFault.needing(columns.regularPrice.name, price), currency: currency)
      },
      category: try RowFault.naming(columns.categories.name) { try table.category(of: categories) },
      imageURL: try image.map { text in try RowFault.naming(columns.images.name) { try WebAddress(parsing: text) } },
      gtin: try gtin.flatMap { text in try RowFault.naming(columns.gtin.name) { try Barcode.gtin(text) } }, sku: sku)
  }
}
