#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ends the wait of a thread that polls descriptors.
final class WakePipe: Sendable {
  let reading: Int32
  private let writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  /// False where there were no descriptors left for it; whoever waits has to look by itself then.
  var wakes: Bool { reading >= 0 }

  deinit {
    close(reading)
    close(writing)
  }

  func wake() {
    var byte: UInt8 = 0
    _ = write(writing, &byte, 1)
  }

  func empty() {
    var bytes: UInt64 = 0
    while read(reading, &bytes, MemoryLayout<UInt64>.size) > 0 {}
  }
}
