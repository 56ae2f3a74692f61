import Entities
import Files

/// Writes the properties of an item as one JSON object on one line.
struct JSONObjects<Item>: Sendable {
  private struct Member: Sendable {
    /// Everything up to the value: `{"id":` or `,"title":`.
    let opening: [UInt8]
    let value: @Sendable (Item) -> PropertyValue
  }

  private let members: [Member]

  init(_ properties: [Property<Item>]) {
    members = properties.enumerated().map { place, property in
      var buffer = ByteBuffer(capacity: 64)
      buffer.append(UInt8(ascii: place == 0 ? "{" : ","))
      buffer.appendJSON(property.name)
      buffer.append(UInt8(ascii: ":"))
      return Member(opening: Array(buffer.bytes), value: property.value)
    }
  }

  @inline(__always)
  func write(_ item: Item, to buffer: inout ByteBuffer) {
    if members.isEmpty { buffer.append(UInt8(ascii: "{")) }
    for member in members {
      member.opening.withUnsafeBytes { buffer.append($0) }
      buffer.appendJSON(member.value(item))
    }
    buffer.append(UInt8(ascii: "}"))
  }
}
