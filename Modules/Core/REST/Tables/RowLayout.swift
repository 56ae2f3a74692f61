import Files

/// Which columns an answer has, and what stands before their values: made once for many rows.
public struct RowLayout: Sendable {
  /// Of the columns among those of the table, in the order of the answer.
  @usableFromInline let places: [Int]
  /// `,"name":` of each.
  @usableFromInline let leads: [[UInt8]]
  /// Whether members without a value are left out.
  @usableFromInline var stripsNulls = false

  init(_ columns: [(place: Int, name: String)]) {
    places = columns.map(\.place)
    leads = columns.map { column in
      var buffer = ByteBuffer(capacity: 64)
      buffer.append(0x2C)
      buffer.appendJSON(column.name)
      buffer.append(0x3A)
      return Array(buffer.bytes)
    }
  }
}
