import Entities
import Files
import ProductsDomain

/// A row of a tab-separated feed is one product.
struct GoogleTableRows: RowGatherer {
  private let columns: [(name: String, column: NamedColumn)]
  private let rules: ReadingRules

  /// Throws `InputFault` when a column is missing that every product needs.
  init(columns: NamedColumns, rules: ReadingRules) throws {
    self.columns = GoogleItem.attributes.map { ($0.name, columns.column($0.name, or: $0.other)) }
    self.rules = rules
    for needed in self.columns where ["title", "price"].contains(needed.name) && needed.column.index == nil {
      throw InputFault(line: 1, reason: "A feed has the column '\(needed.name)'.", endsReading: true)
    }
  }

  func add(_ row: CSVRow) -> [ImportRow<Product>] {
    var item = GoogleItem()
    for (name, column) in columns { item.values[name] = row.unguarded(column) }
    return [ImportRow(line: row.line, hasID: item.ownID != nil) { try item.product(rules) }]
  }

  func finish() -> [ImportRow<Product>] { [] }
}
