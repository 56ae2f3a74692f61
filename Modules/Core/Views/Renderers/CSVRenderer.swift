import Entities
import Files

/// A header and a line for each row; nothing at all for an empty list.
struct CSVRenderer<Item>: ListRenderer {
  private let fields: FieldReaders<Item>
  private var hasHeader = false

  init(_ fields: [OutputField<Item>]) {
    self.fields = FieldReaders(fields)
  }

  mutating func add(_ item: Item, to buffer: inout ByteBuffer) {
    if !hasHeader {
      hasHeader = true
      writeHeader(to: &buffer)
    }
    fields.withEach { place, reader in
      if place > 0 { buffer.append(UInt8(ascii: ",")) }
      if reader.pointee.currencyColumn == nil {
        buffer.appendCSV(reader.pointee.value(item))
      } else {
        buffer.appendCSV(amountAndCurrencyOf: reader.pointee.value(item))
      }
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  func finish(to buffer: inout ByteBuffer) {}

  private func writeHeader(to buffer: inout ByteBuffer) {
    fields.withEach { place, reader in
      if place > 0 { buffer.append(UInt8(ascii: ",")) }
      buffer.appendCSV(reader.pointee.label)
      if let currency = reader.pointee.currencyColumn {
        buffer.append(UInt8(ascii: ","))
        buffer.appendCSV(currency)
      }
    }
    buffer.append(UInt8(ascii: "\n"))
  }
}
