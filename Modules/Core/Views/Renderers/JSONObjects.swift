import Entities
import Files

/// Writes the fields of an item as one JSON object on one line.
struct JSONObjects<Item>: Sendable {
  private let fields: FieldReaders<Item>

  init(_ fields: [OutputField<Item>]) {
    self.fields = FieldReaders(fields) { place, name in
      var label = ByteBuffer(capacity: 64)
      label.append(place == 0 ? "{" : ",")
      label.appendJSON(name)
      label.append(":")
      return String(decoding: label.bytes, as: UTF8.self)
    }
  }

  func write(_ item: Item, to buffer: inout ByteBuffer) {
    if fields.isEmpty { buffer.append(UInt8(ascii: "{")) }
    fields.withEach { _, reader in
      buffer.append(reader.pointee.label)
      buffer.appendJSON(reader.pointee.value(item))
    }
    buffer.append(UInt8(ascii: "}"))
  }
}
