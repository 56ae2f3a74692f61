import Entities
import Files
import ProductsDomain
import Values

/// Gathers the rows of a handle, which stand together, into one product.
struct ShopifyRows: RowGatherer {
  let columns: ShopifyColumns
  let currency: Currency
  let categories: CategoryTable
  private var product: ShopifyProduct?

  init(columns: ShopifyColumns, currency: Currency, categories: CategoryTable) {
    self.columns = columns
    self.currency = currency
    self.categories = categories
  }

  mutating func add(_ row: CSVRow) -> [ImportRow<Product>] {
    let handle = row.filled(columns.handle)
    if let handle, product?.handle == handle {
      product?.add(row)
      return []
    }
    let complete = finish()
    guard let handle else { return complete + [rejected(row, "\(columns.handle.name): a value is needed.")] }
    guard row.filled(columns.title) != nil else {
      return complete + [rejected(row, "The row has no title and does not follow the other rows of \(quoted(handle)).")]
    }
    product = ShopifyProduct(row, handle: handle, columns: columns)
    return complete
  }

  mutating func finish() -> [ImportRow<Product>] {
    guard let product else { return [] }
    self.product = nil
    return [ImportRow(line: product.line) { try product.product(currency: currency, categories: categories) }]
  }

  private func rejected(_ row: CSVRow, _ reason: String) -> ImportRow<Product> {
    ImportRow(line: row.line, item: .failure(RowFault(reason)))
  }
}
