import Entities
import ProductsData
import ProductsDomain

/// A file as the formats of the feature read it.
struct ReadFile {
  let format: String
  let rows: [ImportRow<Product>]

  init(_ path: String, format: String? = nil, _ reading: ProductReading = ProductReading()) throws {
    let opened = try ProductFiles().reading(reading).open(path, format: format)
    self.format = opened.format
    var rows: [ImportRow<Product>] = []
    while let row = try opened.rows.next() { rows.append(row) }
    self.rows = rows
  }

  /// The rows that describe a product.
  var products: [Product] { rows.compactMap { try? $0.item.get() } }

  /// `line: reason` of the others.
  var faults: [String] {
    rows.compactMap { row in
      guard case .failure(let fault) = row.item else { return nil }
      return "\(row.line): \(fault.reason)"
    }
  }
}
