import Entities
import Files

/// Writes the properties of an item as one JSON object on one line.
struct JSONObjects<Item>: Sendable {
  private let properties: PropertyReaders<Item>

  init(_ properties: [Property<Item>]) {
    self.properties = PropertyReaders(properties)
  }

  func write(_ item: Item, to buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: "{"))
    properties.withEach { place, reader in
      if place > 0 { buffer.append(UInt8(ascii: ",")) }
      buffer.appendJSON(reader.pointee.name)
      buffer.append(UInt8(ascii: ":"))
      buffer.appendJSON(reader.pointee.value(item))
    }
    buffer.append(UInt8(ascii: "}"))
  }
}
