import Entities
import Files
import ProductsDomain
import Values

/// Gives products their rows, and to those with variations the price of the first variation, which may stand far behind.
///
/// Memory grows with the number of products that have variations, no further.
struct WooCommerceRows: RowGatherer {
  let columns: WooCommerceColumns
  let currency: Currency
  let categories: CategoryTable
  /// Products whose first variation is still to come, by `id:` and number, or by SKU where they have no number.
  private var waiting: [String: WooCommerceProduct] = [:]
  /// By what variations call their products, an id or a SKU, the key in `waiting`; those that are complete remain here.
  private var keys: [String: String] = [:]

  init(columns: WooCommerceColumns, currency: Currency, categories: CategoryTable) {
    self.columns = columns
    self.currency = currency
    self.categories = categories
  }

  mutating func add(_ row: CSVRow) -> [ImportRow<Product>] {
    // Several words may stand here, as in `simple, downloadable, virtual`.
    let types = (row.filled(columns.type) ?? "").lowercased().split(separator: ",").map { Tidy.trimmed(String($0)) }
    if types.contains("variation") { return addVariation(row) }
    let product = WooCommerceProduct(row, columns: columns)
    guard types.contains("variable"), product.price == nil else { return [complete(product)] }
    let names = [row.filled(columns.id).map { "id:" + $0 }, row.filled(columns.sku)].compactMap(\.self)
    guard let key = names.first else { return [complete(product)] }
    for name in names { keys[name] = key }
    waiting[key] = product
    return []
  }

  mutating func finish() -> [ImportRow<Product>] {
    let rows = waiting.values.sorted { $0.line < $1.line }.map(complete)
    waiting = [:]
    return rows
  }

  private mutating func addVariation(_ row: CSVRow) -> [ImportRow<Product>] {
    guard let parent = row.filled(columns.parent), let key = keys[parent] else {
      let name = row.filled(columns.parent).map(quoted) ?? "none"
      let reason = "\(columns.parent.name): the row is a variation, and its product, \(name), does not stand before it."
      return [ImportRow(line: row.line, item: .failure(RowFault(reason)))]
    }
    guard var product = waiting[key] else { return [] }
    product.add(row)
    waiting[key] = product.price == nil ? product : nil
    return product.price == nil ? [] : [complete(product)]
  }

  private func complete(_ product: WooCommerceProduct) -> ImportRow<Product> {
    ImportRow(line: product.line) { try product.product(currency: currency, categories: categories) }
  }
}
