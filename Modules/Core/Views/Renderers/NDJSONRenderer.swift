import Files

/// An object a line, nothing around them.
struct NDJSONRenderer<Item>: ListRenderer {
  private let objects: JSONObjects<Item>

  init(_ fields: [OutputField<Item>]) {
    objects = JSONObjects(fields)
  }

  func add(_ item: Item, to buffer: inout ByteBuffer) {
    objects.write(item, to: &buffer)
    buffer.append(UInt8(ascii: "\n"))
  }

  func finish(to buffer: inout ByteBuffer) {}
}
