import Files

/// A JSON value that is written out already.
struct JSONText: Sendable {
  let text: String

  static func string(_ string: String) -> JSONText {
    var buffer = ByteBuffer(capacity: 256)
    buffer.appendJSON(string)
    return JSONText(text: String(decoding: buffer.bytes, as: UTF8.self))
  }

  static func object(_ fields: [(name: String, value: JSONText)]) -> JSONText {
    JSONText(text: "{" + fields.map { "\(string($0.name).text):\($0.value.text)" }.joined(separator: ",") + "}")
  }
}
