import Entities

extension CSVRow {
  /// Throws `RowFault` for a row with more or fewer fields than the header.
  func check(fields expected: Int) throws(RowFault) {
    guard count == expected else {
      throw RowFault("The row has \(count == 1 ? "1 field" : "\(count) fields"), the header has \(expected).")
    }
  }
}
