import Files

/// One array, an object a line, so that it is JSON as a whole and still good for line tools.
struct JSONRenderer<Item>: ListRenderer {
  private let objects: JSONObjects<Item>
  private var isEmpty = true

  init(_ fields: [OutputField<Item>]) {
    objects = JSONObjects(fields)
  }

  mutating func add(_ item: Item, to buffer: inout ByteBuffer) {
    buffer.append(isEmpty ? "[\n" : ",\n")
    isEmpty = false
    objects.write(item, to: &buffer)
  }

  func finish(to buffer: inout ByteBuffer) {
    buffer.append(isEmpty ? "[]\n" : "\n]\n")
  }
}
