/// Reads a file line by line, in memory bounded by the longest; lines end in LF or CRLF, also the last one or not.
public final class TextLines {
  private var window: InputWindow
  private var hasStarted = false
  private var hasEnded = false
  /// Bytes of the line handed out last, with its end.
  private var length = 0
  private var dropped = 0
  /// The number of the line handed out last, from 1.
  public private(set) var number = 0

  /// `limit` is the bytes one line may have at least; one of twice as many is refused.
  public init(_ source: ByteSource, limit: Int = 1 << 24) {
    window = InputWindow(source, limit: limit)
  }

  /// Bytes of the lines read so far, to show progress.
  public var bytesRead: Int { dropped + length }

  /// The bytes of the next line without its end, not looked at otherwise; a byte-order mark is dropped. nil at the end.
  ///
  /// Throws `InputFault` for a line that is too long, and `FileError`; nothing can be read afterwards.
  public func next() throws -> [UInt8]? {
    if hasEnded { return nil }
    do {
      if let line = try read() { return line }
      hasEnded = true
      return nil
    } catch {
      hasEnded = true
      throw error
    }
  }

  private func read() throws -> [UInt8]? {
    if !hasStarted {
      hasStarted = true
      try window.dropByteOrderMark()
    }
    window.drop(length)
    dropped += length
    length = 0
    number += 1
    guard let end = try endOfLine() else { return nil }
    let hasReturn = end > 0 && window.bytes[end - 1] == 0x0D
    return Array(UnsafeBufferPointer(start: window.bytes, count: hasReturn ? end - 1 : end))
  }

  /// Where the line ends; nil when there is none.
  private func endOfLine() throws -> Int? {
    var searched = 0
    while true {
      if let end = UnsafeBufferPointer(start: window.bytes + searched, count: window.count - searched).firstIndex(of: 0x0A) {
        length = searched + end + 1
        return searched + end
      }
      searched = window.count
      if try !window.fill(line: number) {
        length = window.count
        return length > 0 ? length : nil
      }
    }
  }
}
