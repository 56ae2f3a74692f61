import Entities
import Files

/// A header and a line for each row; nothing at all for an empty list.
struct CSVRenderer<Item>: ListRenderer {
  private let properties: PropertyReaders<Item>
  private var hasHeader = false

  init(_ properties: [Property<Item>]) {
    self.properties = PropertyReaders(properties)
  }

  mutating func add(_ item: Item, to buffer: inout ByteBuffer) {
    if !hasHeader {
      hasHeader = true
      writeHeader(to: &buffer)
    }
    properties.withEach { place, reader in
      if place > 0 { buffer.append(UInt8(ascii: ",")) }
      buffer.appendCSV(reader.pointee.value(item))
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  func finish(to buffer: inout ByteBuffer) {}

  private func writeHeader(to buffer: inout ByteBuffer) {
    properties.withEach { place, reader in
      if place > 0 { buffer.append(UInt8(ascii: ",")) }
      buffer.appendCSV(reader.pointee.label)
    }
    buffer.append(UInt8(ascii: "\n"))
  }
}
