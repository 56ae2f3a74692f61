extension ByteBuffer {
  /// Appends a text as one CSV cell, in quotes where it holds a quote, a comma or a line end (RFC 4180, section 2).
  public mutating func appendCSV(_ text: String) {
    var text = text
    text.withUTF8 { appendCSV(UnsafeRawBufferPointer($0)) }
  }

  /// Appends UTF-8 bytes as one CSV cell.
  public mutating func appendCSV(_ bytes: UnsafeRawBufferPointer) {
    if !Self.needsQuotes(bytes) { return append(bytes) }
    let output = reserve(bytes.count * 2 + 2)
    var count = 1
    output[0] = 0x22
    for byte in bytes {
      if byte == 0x22 {
        output[count] = 0x22
        count += 1
      }
      output[count] = byte
      count += 1
    }
    output[count] = 0x22
    advance(count + 1)
  }

  private static func needsQuotes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var hits: UInt64 = 0
    var index = 0
    while index + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      hits |= ByteSearch.zeros(word ^ 0x2222_2222_2222_2222) | ByteSearch.zeros(word ^ 0x2C2C_2C2C_2C2C_2C2C)
      hits |= ByteSearch.zeros(word ^ 0x0A0A_0A0A_0A0A_0A0A) | ByteSearch.zeros(word ^ 0x0D0D_0D0D_0D0D_0D0D)
      index += 8
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x22 || byte == 0x2C || byte == 0x0A || byte == 0x0D { return true }
      index += 1
    }
    return hits != 0
  }
}
