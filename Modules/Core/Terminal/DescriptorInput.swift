#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Input from an open file descriptor, such as standard input (0); it does not close the descriptor.
public final class DescriptorInput: InputSource {
  private let descriptor: Int32

  /// The descriptor must stay open as long as this reads from it.
  public init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  public var isTerminal: Bool { TerminalState.isTerminal(descriptor) }

  public func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    guard isTerminal else { return try readNow(into: buffer) }
    return try TerminalGuard.shared.whileWaiting { try readNow(into: buffer) }
  }

  private func readNow(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #else
        let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Somebody made the shared stream non-blocking; wait instead of spinning.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, -1)
      case let code: throw InputError(.unreadable(String(cString: strerror(code))))
      }
    }
  }

  public func withoutEcho<Result>(_ body: () throws -> Result) throws -> Result {
    guard isTerminal else { return try body() }
    return try TerminalGuard.shared.withoutEcho(on: descriptor, body)
  }
}
