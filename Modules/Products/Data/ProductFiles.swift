public import Entities
import Files
public import ProductsDomain

/// Every file format products are read from or written in.
public struct ProductFiles: Interchange, ProductInterchange {
  private let files: FileInterchange<Product>

  /// Leaves open what files leave open: those that state no currency cannot be read yet.
  public init() {
    self.init(ReadingRules())
  }

  private init(_ rules: ReadingRules) {
    let csv = EntityCSVFormat(required: rules.requiredColumns, blank: rules.blank, completing: rules.completions)
    let json = EntityJSONFormat(required: rules.requiredColumns, blank: rules.blank, completing: rules.completions)
    let google = GoogleFormat(rules: rules)
    let remote = RemoteProductFormat(rules: rules)
    files = FileInterchange(
      readable: [ShopifyFormat(rules: rules), WooCommerceFormat(rules: rules), google, csv, json, remote],
      writable: [csv, json, google, remote])
  }

  public func reading(_ reading: ProductReading) throws -> any Interchange<Product> {
    ProductFiles(
      ReadingRules(
        currency: reading.currency,
        categories: CategoryTable(
          own: try reading.categoryMap.map(CategoryMap.read) ?? [:], fallback: reading.defaultCategory)))
  }

  public func open(_ path: String, format: String?) throws -> OpenedFile<Product> {
    try files.open(path, format: format)
  }

  public func write(_ items: Pages<Product>, format: String, to destination: ExportDestination) async throws -> Int {
    try await files.write(items, format: format, to: destination)
  }
}
