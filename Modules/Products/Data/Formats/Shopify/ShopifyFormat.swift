import Entities
import Files
import ProductsDomain

/// The CSV that Shopify exports, with the names of columns it had before 2025 and those it has since.
struct ShopifyFormat: ReadableFormat {
  let name = "shopify"
  let rules: ReadingRules

  func recognises(_ beginning: FileBeginning) -> Bool {
    beginning.hasColumns("Handle", "Title", "Variant Price") || beginning.hasColumns("URL handle", "Title", "Price")
  }

  func rows(of source: ByteSource) throws -> any ImportRows<Product> {
    let currency = try rules.currency(of: "Shopify")
    return try GatheredRows(CSVReader(detecting: source)) { columns in
      ShopifyRows(columns: try ShopifyColumns(columns), currency: currency, categories: rules.categories)
    }
  }
}
