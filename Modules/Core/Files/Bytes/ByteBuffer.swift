/// Bytes gathered on their way to a sink, so that a hot loop makes one system call for some 64 KiB.
public struct ByteBuffer: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  @usableFromInline var used = 0

  /// Grows when more is appended than it has room for.
  public init(capacity: Int = 1 << 16) {
    self.capacity = max(capacity, 64)
    base = .allocate(capacity: self.capacity)
  }

  deinit {
    base.deallocate()
  }

  /// Bytes not flushed yet.
  @inlinable public var count: Int { used }

  /// What was appended so far, valid until the buffer changes.
  @inlinable public var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: used) }

  /// Makes room for `count` more bytes and says where they go; `advance(_:)` then counts those written.
  @inlinable public mutating func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if used + count > capacity { grow(count) }
    return base + used
  }

  /// Counts bytes that were written where `reserve(_:)` said; no more than it made room for.
  @inlinable public mutating func advance(_ count: Int) { used += count }

  /// One byte, unescaped.
  @inlinable public mutating func append(_ byte: UInt8) {
    if used == capacity { grow(1) }
    base[used] = byte
    used += 1
  }

  /// Copies the bytes as they are.
  @inlinable public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress, bytes.count > 0 else { return }
    UnsafeMutableRawPointer(reserve(bytes.count)).copyMemory(from: start, byteCount: bytes.count)
    used += bytes.count
  }

  /// The UTF-8 of the text, unescaped.
  @inlinable public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Empties the buffer and keeps its room.
  @inlinable public mutating func removeAll() { used = 0 }

  /// Hands everything to the sink and starts again empty.
  public mutating func flush(to sink: any ByteSink) throws {
    if used == 0 { return }
    try sink.write(bytes)
    used = 0
  }

  @usableFromInline mutating func grow(_ count: Int) {
    let larger = max(capacity * 2, used + count)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: base, count: used)
    base.deallocate()
    base = moved
    capacity = larger
  }
}
