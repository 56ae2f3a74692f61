import Entities
import Files

/// A header and a line for each row; nothing at all for an empty list.
struct CSVRenderer<Item>: ListRenderer {
  private let names: [String]
  private let values: [@Sendable (Item) -> PropertyValue]
  private var hasHeader = false

  init(_ properties: [Property<Item>]) {
    names = properties.map(\.name)
    values = properties.map(\.value)
  }

  mutating func add(_ item: Item, to buffer: inout ByteBuffer) {
    if !hasHeader {
      hasHeader = true
      Self.writeRow(names, to: &buffer) { $0.appendCSV($1) }
    }
    Self.writeRow(values, to: &buffer) { $0.appendCSV($1(item)) }
  }

  func finish(to buffer: inout ByteBuffer) {}

  @inline(__always)
  private static func writeRow<Cell>(_ cells: [Cell], to buffer: inout ByteBuffer, _ write: (inout ByteBuffer, Cell) -> Void) {
    var isFirst = true
    for cell in cells {
      if !isFirst { buffer.append(UInt8(ascii: ",")) }
      isFirst = false
      write(&buffer, cell)
    }
    buffer.append(UInt8(ascii: "\n"))
  }
}
