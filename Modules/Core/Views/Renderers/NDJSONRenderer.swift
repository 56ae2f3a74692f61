import Entities
import Files

/// An object a line, nothing around them.
struct NDJSONRenderer<Item>: ListRenderer {
  private let objects: JSONObjects<Item>

  init(_ properties: [Property<Item>]) {
    objects = JSONObjects(properties)
  }

  func add(_ item: Item, to buffer: inout ByteBuffer) {
    objects.write(item, to: &buffer)
    buffer.append(UInt8(ascii: "\n"))
  }

  func finish(to buffer: inout ByteBuffer) {}
}
