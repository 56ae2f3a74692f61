import Files
import ProductsDomain
import Values

/// A file in which somebody says what the categories of a shop are: lines of CSV, `shop's category,category`.
enum CategoryMap {
  /// The categories by key; see `CategoryTable.key(_:)`. A header is allowed, and the last of two equal names counts.
  ///
  /// Throws a `Failure` that names file and line.
  static func read(_ path: String) throws -> [String: Category] {
    let source = try ByteSource(path: path)
    let reader = CSVReader(source)
    var categories: [String: Category] = [:]
    do {
      while let row = try reader.next() {
        guard row.count == 2 else {
          throw InputFault(line: row.line, reason: "Two fields were expected: the shop's category, and ours.")
        }
        let (name, category) = (row.text(0), Tidy.trimmed(row.text(1)))
        if row.line == 1, Fold.folded(category) == "category" { continue }
        do {
          categories[CategoryTable.key(name)] = try Category(parsing: category)
        } catch {
          throw InputFault(line: row.line, reason: error.message)
        }
      }
    } catch let fault as InputFault {
      throw UnreadableCategoryMap(message: "\(quoted(source.name)), line \(fault.line): \(fault.reason)")
    }
    return categories
  }
}
