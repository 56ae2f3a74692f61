import Files

extension ByteBuffer {
  /// A value that may be nested, as JSON on one line.
  mutating func appendJSON(_ value: OutputValue) {
    switch value {
    case .value(let value): appendJSON(value)
    case .list(let items):
      append(UInt8(ascii: "["))
      for (place, item) in items.enumerated() {
        if place > 0 { append(UInt8(ascii: ",")) }
        appendJSON(item)
      }
      append(UInt8(ascii: "]"))
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
}
