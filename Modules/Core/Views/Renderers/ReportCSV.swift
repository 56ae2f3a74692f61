import Files

/// The members of a report as a header and one row.
enum ReportCSV {
  static func write(_ members: [OutputMember], to buffer: inout ByteBuffer) {
    for (place, member) in members.enumerated() {
      if place > 0 { buffer.append(UInt8(ascii: ",")) }
      buffer.appendCSV(member.name)
    }
    buffer.append(UInt8(ascii: "\n"))
    for (place, member) in members.enumerated() {
      if place > 0 { buffer.append(UInt8(ascii: ",")) }
      if case .value(let value) = member.value {
        buffer.appendCSV(value)
      } else {
        var nested = ByteBuffer(capacity: 256)
        nested.appendJSON(member.value)
        buffer.appendCSV(String(decoding: nested.bytes, as: UTF8.self))
      }
    }
    buffer.append(UInt8(ascii: "\n"))
  }
}
