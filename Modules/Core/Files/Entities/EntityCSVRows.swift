public import Entities
import Values

/// The rows of a CSV file whose header names the properties of an entity.
public final class EntityCSVRows<Item: Entity>: ImportRows {
  /// What the header names.
  public let columns: EntityColumns<Item>
  private let reader: CSVReader
  private let blank: Item

  /// Reads the header.
  ///
  /// - Parameters:
  ///   - blank: what a row changes; each row has an id of its own.
  ///   - completing: what is done to the inputs of properties, by their names.
  /// - Throws: `InputFault` when there is no header, `FileError`.
  public init(_ reader: CSVReader, blank: Item, completing completions: [String: InputCompletion] = [:]) throws {
    columns = EntityColumns(
      header: try reader.header(), completing: completions, hasDecimalCommas: reader.hasDecimalCommas)
    self.reader = reader
    self.blank = blank
  }

  public var bytesRead: Int { reader.bytesRead }

  public func next() throws -> ImportRow<Item>? {
    do {
      guard let row = try reader.next() else { return nil }
      let hasID = columns.hasID(row)
      var stated = StatedProperties()
      let item = item(row, hasID, &stated)
      return ImportRow(line: row.line, hasID: hasID, stated: stated, item: item)
    } catch let fault as InputFault {
      return ImportRow(line: fault.line, item: .failure(RowFault(fault.reason)))
    }
  }

  private func item(_ row: CSVRow, _ hasID: Bool, _ stated: inout StatedProperties) -> Result<Item, RowFault> {
    var item = blank
    if !hasID { item.id = RandomID.make() }
    do throws(RowFault) {
      stated = try columns.read(row, into: &item)
      return .success(item)
    } catch {
      return .failure(error)
    }
  }
}
