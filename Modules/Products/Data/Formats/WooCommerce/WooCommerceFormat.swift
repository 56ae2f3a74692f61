import Entities
import Files
import ProductsDomain

/// The CSV that WooCommerce exports, its header in any of the languages of `WooCommerceHeader`.
struct WooCommerceFormat: ReadableFormat {
  let name = "woocommerce"
  let rules: ReadingRules

  func recognises(_ beginning: FileBeginning) -> Bool {
    WooCommerceHeader.isKnown(beginning.header())
  }

  func rows(of source: ByteSource) throws -> any ImportRows<Product> {
    let currency = try rules.currency(of: "WooCommerce")
    return try GatheredRows(CSVReader(detecting: source)) { columns in
      WooCommerceRows(columns: try WooCommerceColumns(columns), currency: currency, categories: rules.categories)
    }
  }
}
