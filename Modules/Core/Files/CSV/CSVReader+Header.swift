extension CSVReader {
  /// The names in the first record.
  ///
  /// Throws `InputFault` when there is none.
  func header() throws -> [String] {
    guard let header = try next() else {
      throw InputFault(line: 1, reason: "The file is empty; its first line names the columns.", endsReading: true)
    }
    return header.texts
  }
}
