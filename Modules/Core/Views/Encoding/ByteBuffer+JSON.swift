import Entities
import Files

extension ByteBuffer {
  /// A value of JSON; numbers stand without quotes, `none` is null. It is consumed for the same reason as in CSV.
  mutating func appendJSON(_ value: consuming PropertyValue) {
    switch value {
    case .none: append("null")
    case .id(let id):
      append(UInt8(ascii: "\""))
      append(id)
      append(UInt8(ascii: "\""))
    case .text(let text): appendJSON(text)
    case .integer(let number): append(number)
    case .number(let digits): append(digits)
    case .flag(let flag): append(flag ? "true" : "false")
    case .date(let date):
      append(UInt8(ascii: "\""))
      append(date)
      append(UInt8(ascii: "\""))
    case .list(let items):
      appendJSONList(items) { $0.appendJSON($1) }
    }
  }

  mutating func appendJSON(_ value: OutputValue) {
    switch value {
    case .value(let value): appendJSON(value)
    case .list(let items): appendJSONList(items) { $0.appendJSON($1) }
    case .object(let members): appendJSON(members)
    }
  }

  mutating func appendJSON(_ members: [OutputMember]) {
    append(UInt8(ascii: "{"))
    for (place, member) in members.enumerated() {
      if place > 0 { append(UInt8(ascii: ",")) }
      appendJSON(member.name)
      append(UInt8(ascii: ":"))
      appendJSON(member.value)
    }
    append(UInt8(ascii: "}"))
  }

  /// A string of JSON (RFC 8259, section 7); what need not be escaped is carried as it is.
  mutating func appendJSON(_ text: consuming String) {
    append(UInt8(ascii: "\""))
    text.withUTF8 { bytes in
      if ByteScan.needsEscapes(bytes) {
        for byte in bytes { appendEscaped(byte) }
      } else {
        append(UnsafeRawBufferPointer(bytes))
      }
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\r"): append("\\r")
    case UInt8(ascii: "\t"): append("\\t")
    case 0..<0x20:
      append(byte < 0x10 ? "\\u000" : "\\u001")
      append(byte & 15 < 10 ? byte & 15 + UInt8(ascii: "0") : byte & 15 - 10 + UInt8(ascii: "a"))
    default: append(byte)
    }
  }

  private mutating func appendJSONList<Item>(_ items: [Item], _ appendItem: (inout ByteBuffer, Item) -> Void) {
    append(UInt8(ascii: "["))
    for (place, item) in items.enumerated() {
      if place > 0 { append(UInt8(ascii: ",")) }
      appendItem(&self, item)
    }
    append(UInt8(ascii: "]"))
  }
}
