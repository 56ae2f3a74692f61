import Values

/// What tells two states of a row, or of an answer, apart (RFC 9110, section 8.8.3).
enum EntityTag {
  /// In quotes, as the header has it.
  static func of(_ bytes: UnsafeRawBufferPointer) -> String {
    var hash = StableHash()
    hash.add(bytes)
    let number = UInt64(bitPattern: hash.value)
    return String(unsafeUninitializedCapacity: 18) { text in
      text.initialize(repeating: 0x22)
      for place in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: number >> UInt64(60 - place * 4)) & 15
        text[place + 1] = digit < 10 ? 0x30 + digit : 0x57 + digit
      }
      return 18
    }
  }

  /// Whether a header of tags, or `*`, names this one.
  static func isNamed(_ tag: String, in header: String) -> Bool {
    header.split(separator: ",").map(\.trimmed).contains { $0 == "*" || $0 == tag || $0 == "W/\(tag)" }
  }
}
