/// JSON put together from parts that are JSON already; for short texts, where a reader of values would be too much.
public enum JSONText {
  /// A string, quoted and escaped.
  public static func string(_ text: String) -> String {
    var buffer = ByteBuffer(capacity: 128)
    buffer.appendJSON(text)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// An object; names are texts, values JSON.
  public static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { string($0.name) + ":" + $0.value }.joined(separator: ",") + "}"
  }

  /// An object of texts, in the order of their names.
  public static func object(_ members: [String: String]) -> String {
    object(members.sorted { $0.key < $1.key }.map { ($0.key, string($0.value)) })
  }

  /// An array of JSON.
  public static func array(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }
}
