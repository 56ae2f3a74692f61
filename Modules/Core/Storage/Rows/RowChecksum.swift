import Values

/// A checksum over the values of a row, in order and with their types; finds damage, not forgery.
struct RowChecksum {
  private var hash = StableHash()

  var value: Int64 { hash.value }

  mutating func addNull() { hash.add(0) }

  mutating func add(integer: Int64) {
    hash.add(1)
    hash.add(UInt64(bitPattern: integer))
  }

  mutating func add(text: UnsafeRawBufferPointer) {
    hash.add(2)
    hash.add(text)
  }
}
