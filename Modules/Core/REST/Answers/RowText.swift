import Entities
import Files
import Values

/// Writes rows as JSON: the selected columns under their names.
struct RowText<Item: Entity> {
  /// More than this an answer does not have; the rest is asked for by another range.
  static var mostBytes: Int { 8 << 20 }

  private let selected: [Selected<Item>]
  /// `{"name":` of the first column, `,"name":` of the others.
  private let leads: [[UInt8]]
  private let stripsNulls: Bool

  init(_ selected: [Selected<Item>], stripsNulls: Bool = false) {
    self.selected = selected
    self.stripsNulls = stripsNulls
    leads = selected.map { column in
      var buffer = ByteBuffer(capacity: 64)
      buffer.append(0x2C)
      buffer.appendJSON(column.name)
      buffer.append(0x3A)
      return Array(buffer.bytes)
    }
  }

  /// One object.
  func append(_ item: Item, to buffer: inout ByteBuffer) {
    buffer.append(0x7B)
    var isFirst = true
    for (selected, lead) in zip(selected, leads) {
      let value = selected.column.value(item)
      if stripsNulls, value == .none { continue }
      lead.withUnsafeBytes { buffer.append(isFirst ? UnsafeRawBufferPointer(rebasing: $0.dropFirst()) : $0) }
      isFirst = false
      buffer.appendJSON(value)
    }
    buffer.append(0x7D)
  }
}

/// What tells two states of a row, or of an answer, apart (RFC 9110, section 8.8.3).
enum EntityTag {
  /// In quotes, as the header has it.
  static func of(_ bytes: UnsafeRawBufferPointer) -> String {
    var hash = StableHash()
    hash.add(bytes)
    let digits = String(UInt64(bitPattern: hash.value), radix: 16)
    return "\"" + String(repeating: "0", count: 16 - digits.count) + digits + "\""
  }

  /// Whether a header of tags, or `*`, names this one.
  static func isNamed(_ tag: String, in header: String) -> Bool {
    header.split(separator: ",").map(\.trimmed).contains { $0 == "*" || $0 == tag || $0 == "W/\(tag)" }
  }
}

extension RemoteTable {
  /// The tag of a row with all its columns.
  func tag(of item: Row.Model) -> String {
    var buffer = ByteBuffer(capacity: 1024)
    RowText(columns.map { Selected(column: $0, name: $0.name) }).append(item, to: &buffer)
    return EntityTag.of(buffer.bytes)
  }
}
