public import Entities

/// The rows of a CSV file whose header names the properties of an entity.
public final class EntityCSVRows<Item: Entity>: ImportRows {
  public let columns: EntityColumns<Item>
  private let reader: CSVReader
  private let make: () -> Item

  /// Reads the header.
  ///
  /// - Parameter make: a fresh item, with an id of its own, for each row.
  /// - Throws: `InputFault` when there is no header, `FileError`.
  public init(_ reader: CSVReader, make: @escaping () -> Item) throws {
    guard let header = try reader.next() else {
      throw InputFault(line: 1, reason: "The file is empty; its first line names the columns.", endsReading: true)
    }
    columns = EntityColumns(header: header.texts)
    self.reader = reader
    self.make = make
  }

  public var bytesRead: Int { reader.bytesRead }

  public func next() throws -> ImportRow<Item>? {
    do {
      guard let row = try reader.next() else { return nil }
      return ImportRow(line: row.line, hasID: columns.hasID(row), item: item(row))
    } catch let fault as InputFault {
      return ImportRow(line: fault.line, item: .failure(RowFault(fault.reason)))
    }
  }

  private func item(_ row: CSVRow) -> Result<Item, RowFault> {
    var item = make()
    do throws(RowFault) {
      try columns.read(row, into: &item)
      return .success(item)
    } catch {
      return .failure(error)
    }
  }
}
