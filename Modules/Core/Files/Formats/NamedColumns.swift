public import Entities
import Values

/// The columns of a table in a file, by the names its header gives them, without regard to case.
public struct NamedColumns: Sendable {
  private let places: [String: Int]
  /// How many fields every row must have.
  public let count: Int

  /// Of names that stand there twice the first counts.
  public init(header: [String]) {
    places = Dictionary(header.enumerated().map { (Fold.folded($1), $0) }, uniquingKeysWith: { first, _ in first })
    count = header.count
  }

  /// Where a column stands; nil when there is none.
  public subscript(_ name: String) -> Int? { places[Fold.folded(name)] }

  /// Throws `RowFault` for a row with more or fewer fields than the header.
  public func check(_ row: CSVRow) throws(RowFault) {
    guard row.count == count else {
      throw RowFault("The row has \(row.count == 1 ? "1 field" : "\(row.count) fields"), the header has \(count).")
    }
  }
}

extension CSVRow {
  /// The text of a column without white space around it; nil when it is empty or there is no such column.
  public func filled(_ column: Int?) -> String? {
    guard let column, column < count, bytes(column).count > 0 else { return nil }
    return Tidy.optional(text(column))
  }
}
