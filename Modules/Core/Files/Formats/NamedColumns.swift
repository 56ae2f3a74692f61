import Values

/// The columns of a table in a file, by the names its header gives them, without regard to case.
public struct NamedColumns: Sendable {
  private let places: [String: Int]
  /// How many fields every row must have.
  let count: Int
  /// Whether amounts may have a comma before their decimals.
  let hasDecimalCommas: Bool

  /// Reads the header. Of names that stand there twice the first counts.
  init(_ reader: CSVReader) throws {
    let header = try reader.header()
    hasDecimalCommas = reader.hasDecimalCommas
    places = Dictionary(header.enumerated().map { (Fold.folded($1), $0) }, uniquingKeysWith: { first, _ in first })
    count = header.count
  }

  /// Where a column stands; nil when there is none.
  subscript(_ name: String) -> Int? { places[Fold.folded(name)] }
}
