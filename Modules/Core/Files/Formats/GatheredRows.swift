public import Entities

/// The rows of a table another program wrote, of which several may be one item.
public final class GatheredRows<Item: Entity>: ImportRows {
  private let reader: CSVReader
  private let columns: NamedColumns
  private var gatherer: any RowGatherer<Item>
  private var complete: ArraySlice<ImportRow<Item>> = []
  private var hasEnded = false

  /// Reads the header, then makes what gathers the rows under it.
  ///
  /// Throws `InputFault` when there is no header, and whatever `gather` throws.
  public init(_ reader: CSVReader, gather: (NamedColumns) throws -> any RowGatherer<Item>) throws {
    self.reader = reader
    columns = try NamedColumns(reader)
    gatherer = try gather(columns)
  }

  public var bytesRead: Int { reader.bytesRead }

  public func next() throws -> ImportRow<Item>? {
    while complete.isEmpty, !hasEnded { complete = try readRow()[...] }
    return complete.popFirst()
  }

  /// A row that cannot be read belongs to no item: it is rejected by itself.
  private func readRow() throws -> [ImportRow<Item>] {
    do {
      guard let row = try reader.next() else {
        hasEnded = true
        return gatherer.finish()
      }
      do throws(RowFault) {
        try row.check(fields: columns.count)
        return gatherer.add(row)
      } catch {
        return [ImportRow(line: row.line, item: .failure(error))]
      }
    } catch let fault as InputFault {
      return [ImportRow(line: fault.line, item: .failure(RowFault(fault.reason)))]
    }
  }
}
