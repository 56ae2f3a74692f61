import Synchronization

/// Input that is there already, for tests; it can pretend to be a terminal.
public final class MemoryInput: InputSource {
  public let isTerminal: Bool
  private let rest: Mutex<ArraySlice<UInt8>>
  /// A read gives at most so many bytes, so that tests meet lines cut anywhere.
  private let largestRead: Int

  /// Input of these bytes, then its end.
  public init(_ bytes: [UInt8], isTerminal: Bool = false, largestRead: Int = .max) {
    rest = Mutex(bytes[...])
    self.isTerminal = isTerminal
    self.largestRead = max(largestRead, 1)
  }

  /// Input of the text in UTF-8, then its end.
  public convenience init(_ text: String, isTerminal: Bool = false) {
    self.init(Array(text.utf8), isTerminal: isTerminal)
  }

  public func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    rest.withLock { rest in
      let part = rest.prefix(min(buffer.count, largestRead))
      buffer.copyBytes(from: part)
      rest = rest.dropFirst(part.count)
      return part.count
    }
  }
}
