public import Entities

/// JSON with the names of the properties as keys: read as an array or one object a line, written as an array.
public struct EntityJSONFormat<Item: Entity>: ReadableFormat, WritableFormat {
  public let name = "json"
  private let required: [String]
  private let blank: Item
  private let completions: [String: InputCompletion]

  /// `blank` is what an object changes; `required` are the properties each must state; completions are by property.
  public init(required: [String] = [], blank: Item, completing completions: [String: InputCompletion] = [:]) {
    self.required = required
    self.completions = completions
    self.blank = blank
  }

  public func recognises(_ beginning: FileBeginning) -> Bool {
    beginning.firstSign == UInt8(ascii: "[") || beginning.firstSign == UInt8(ascii: "{")
  }

  public func rows(of source: ByteSource) throws -> any ImportRows<Item> {
    EntityJSONRows(JSONReader(source), required: required, blank: blank, completing: completions)
  }

  public func makeWriter() -> any ItemWriter<Item> { Writer() }

  private struct Writer: ItemWriter {
    let json = EntityJSONWriter<Item>()
    var isFirst = true

    func begin(_ buffer: inout ByteBuffer) { buffer.append(UInt8(ascii: "[")) }

    mutating func append(_ item: Item, to buffer: inout ByteBuffer) {
      buffer.append(isFirst ? "\n" : ",\n")
      isFirst = false
      json.append(item, to: &buffer)
    }

    func end(_ buffer: inout ByteBuffer) { buffer.append(isFirst ? "]\n" : "\n]\n") }
  }
}
