import Files

extension ByteBuffer {
  mutating func append(blanks count: Int) {
    for _ in 0..<count { append(UInt8(ascii: " ")) }
  }
}
