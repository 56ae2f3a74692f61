#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The part of a source that is in memory: one record and what was read behind it. Offsets count from where the record starts.
struct InputWindow: ~Copyable {
  private let source: ByteSource
  private let limit: Int
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity = 1 << 18
  private var start = 0
  private var end = 0
  private(set) var isAtEnd = false

  init(_ source: ByteSource, limit: Int) {
    self.source = source
    self.limit = limit
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deallocate()
  }

  /// The bytes from the start of the record; valid until `fill`.
  @inline(__always) var bytes: UnsafeMutablePointer<UInt8> { base + start }
  @inline(__always) var count: Int { end - start }

  /// The record is done with: the next one starts `count` bytes further on.
  mutating func drop(_ count: Int) { start += count }

  /// Reads on behind what is there; `false` at the end of the source.
  ///
  /// - Throws: `InputFault` at `line` when the record has grown past the limit, `FileError` when reading fails.
  mutating func fill(line: @autoclosure () -> Int) throws -> Bool {
    if isAtEnd { return false }
    if count >= limit {
      throw InputFault(
        line: line(), reason: "What begins here is longer than \(limit >> 20) MiB; a quote may not be closed.", endsReading: true)
    }
    makeRoom()
    let read = try source.read(into: UnsafeMutableRawBufferPointer(start: base + end, count: capacity - end))
    end += read
    isAtEnd = read == 0
    return read > 0
  }

  /// Drops a byte-order mark at the very front.
  ///
  /// - Throws: `InputFault` when the mark is that of UTF-16.
  mutating func dropByteOrderMark() throws {
    while count < 3, try fill(line: 1) {}
    guard count >= 2 else { return }
    let (first, second) = (bytes[0], bytes[1])
    if first == 0xFF && second == 0xFE || first == 0xFE && second == 0xFF {
      throw InputFault(line: 1, reason: "The file is UTF-16; save it as UTF-8 and try again.", endsReading: true)
    }
    if count >= 3, first == 0xEF, second == 0xBB, bytes[2] == 0xBF { drop(3) }
  }

  private mutating func makeRoom() {
    guard end == capacity else { return }
    if start >= capacity / 2 {
      base.update(from: base + start, count: count)
    } else {
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
      larger.update(from: base + start, count: count)
      base.deallocate()
      base = larger
      capacity *= 2
    }
    end -= start
    start = 0
  }
}
