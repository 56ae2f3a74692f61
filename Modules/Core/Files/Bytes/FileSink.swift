#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The one place that writes to a file descriptor: every byte is written, or a `FileError` says why not.
///
/// The host ignores SIGPIPE, so that a reader who left is an error of cause `closedPipe`.
public final class FileSink: ByteSink {
  /// Descriptor 1; data goes here.
  public static let standardOutput = FileSink(descriptor: STDOUT_FILENO, name: "standard output")
  /// Descriptor 2; everything else goes here.
  public static let standardError = FileSink(descriptor: STDERR_FILENO, name: "standard error")

  private let descriptor: Int32
  private let name: String

  /// Writes to a descriptor that somebody else opened and will close; `name` is what errors call it.
  public init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  public func write(_ bytes: UnsafeRawBufferPointer) throws {
    guard let start = bytes.baseAddress else { return }
    var written = 0
    while written < bytes.count {
      let count = systemWrite(descriptor, start + written, bytes.count - written)
      if count > 0 {
        written += count
      } else if count == 0 {
        throw FileError(.write, name, code: EIO)
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        throw FileError(.write, name, code: errno)
      }
    }
  }

  /// A terminal or pipe that another program made non-blocking may be full for a moment.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
