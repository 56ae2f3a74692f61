public import Entities

/// The rows of a table another program wrote, each understood by a function.
public final class TableRows<Item: Entity>: ImportRows {
  private let reader: CSVReader
  private let columns: NamedColumns
  private let read: (CSVRow) throws -> Item
  private let statesIDs: Bool

  /// Reads the header, then makes the function that understands rows under it; `statesIDs` says that it takes the ids of the file.
  ///
  /// Throws `InputFault` when there is no header, and whatever `understand` throws.
  public init(
    _ reader: CSVReader, statesIDs: Bool = false, understand: (NamedColumns) throws -> (CSVRow) throws -> Item
  ) throws {
    self.reader = reader
    self.statesIDs = statesIDs
    columns = try NamedColumns(reader)
    read = try understand(columns)
  }

  public var bytesRead: Int { reader.bytesRead }

  public func next() throws -> ImportRow<Item>? {
    do {
      guard let row = try reader.next() else { return nil }
      return ImportRow(line: row.line, hasID: statesIDs) {
        try row.check(fields: columns.count)
        return try read(row)
      }
    } catch let fault as InputFault {
      return ImportRow(line: fault.line, item: .failure(RowFault(fault.reason)))
    }
  }
}
