/// One record of a CSV file, borrowed from its reader: valid until the reader's next record.
public struct CSVRow {
  struct Field {
    var start: UInt32
    var end: UInt32
  }

  private let base: UnsafePointer<UInt8>
  private let fields: UnsafePointer<Field>
  /// How many fields the record has, at least one.
  public let count: Int
  /// The physical line, from 1, where the record starts.
  public let line: Int

  init(base: UnsafePointer<UInt8>, fields: UnsafePointer<Field>, count: Int, line: Int) {
    self.base = base
    self.fields = fields
    self.count = count
    self.line = line
  }

  /// The valid UTF-8 of a field, quotes taken off.
  public func bytes(_ index: Int) -> UnsafeRawBufferPointer {
    precondition(index >= 0 && index < count, "a row is asked for a field it has not")
    let field = fields[index]
    return UnsafeRawBufferPointer(start: base + Int(field.start), count: Int(field.end - field.start))
  }

  /// A copy of the field, which outlives the row.
  public func text(_ index: Int) -> String {
    String(decoding: bytes(index), as: UTF8.self)
  }

  /// All fields, as a header wants them.
  public var texts: [String] { (0..<count).map(text) }
}
