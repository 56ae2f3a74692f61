#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a connection is told before it is made.
enum SocketSetup {
  /// Programs this one starts do not get the connection, which would stay open with them and may be somebody's session.
  static func keepToProcess(_ socket: Int32) -> Int32 {
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    return 0
  }
}
