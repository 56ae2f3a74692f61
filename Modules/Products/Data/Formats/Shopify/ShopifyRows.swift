import Entities
import Files
import ProductsDomain
import Values

/// Gathers the rows of a handle into one product. They stand together in an export, but no longer where somebody has sorted it.
///
/// Products wait for further rows in bounded memory, which some ten thousand fit into; the oldest goes first. Of those gone only
/// the handles are kept, so that a row that comes too late is named and makes no second product.
struct ShopifyRows: RowGatherer {
  let columns: ShopifyColumns
  let currency: Currency
  let categories: CategoryTable
  private let limit: Int

  /// By number, in the order of their first rows.
  private var waiting: [Int: ShopifyProduct] = [:]
  private var waitingBytes = 0
  private var numbers: [String: Int] = [:]
  private var oldest = 0
  private var next = 0
  /// By handle, whether a product that is gone lacked nothing.
  private var gone: [String: Bool] = [:]

  init(columns: ShopifyColumns, currency: Currency, categories: CategoryTable, limit: Int = 1 << 24) {
    self.columns = columns
    self.currency = currency
    self.categories = categories
    self.limit = limit
  }

  mutating func add(_ row: CSVRow) -> [ImportRow<Product>] {
    guard let handle = row.filled(columns.handle) else { return [rejected(row, "\(columns.handle.name): a value is needed.")] }
    if let number = numbers[handle], var product = waiting.removeValue(forKey: number) {
      waitingBytes -= product.size
      product.add(row)
      keep(product, number)
      return []
    }
    if let wasComplete = gone[handle] {
      if wasComplete { return [] }
      return [rejected(row, "The row stands too far behind the other rows of \(quoted(handle)); bring them together.")]
    }
    numbers[handle] = next
    keep(ShopifyProduct(row, handle: handle, columns: columns), next)
    next += 1
    var complete: [ImportRow<Product>] = []
    while waitingBytes > limit { complete += takeOldest() }
    return complete
  }

  mutating func finish() -> [ImportRow<Product>] {
    var complete: [ImportRow<Product>] = []
    while oldest < next { complete += takeOldest() }
    return complete
  }

  private mutating func keep(_ product: ShopifyProduct, _ number: Int) {
    waiting[number] = product
    waitingBytes += product.size
  }

  private mutating func takeOldest() -> [ImportRow<Product>] {
    defer { oldest += 1 }
    guard let product = waiting.removeValue(forKey: oldest) else { return [] }
    waitingBytes -= product.size
    numbers[product.handle] = nil
    gone[product.handle] = product.isComplete
    return [ImportRow(line: product.line) { try product.product(currency: currency, categories: categories) }]
  }

  private func rejected(_ row: CSVRow, _ reason: String) -> ImportRow<Product> {
    ImportRow(line: row.line, item: .failure(RowFault(reason)))
  }
}
