import Files

extension ByteBuffer {
  mutating func append(blanks count: Int) {
    guard count > 0 else { return }
    reserve(count).initialize(repeating: UInt8(ascii: " "), count: count)
    advance(count)
  }
}
