import Files

/// JSON put together from parts that are JSON already.
enum JSONText {
  static func string(_ text: String) -> String {
    var buffer = ByteBuffer(capacity: 128)
    buffer.appendJSON(text)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { string($0.name) + ":" + $0.value }.joined(separator: ",") + "}"
  }

  static func array(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }
}
