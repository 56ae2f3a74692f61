#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A socket that takes connections; the library closes it.
struct ListeningSocket {
  let descriptor: Int32
  /// The real one when the system was to choose.
  let port: UInt16
  let isIPv6: Bool

  init(host: String, port: UInt16) throws(HTTPServerError) {
    guard let address = SocketAddress(host, port: port) else { throw .notAnAddress(host) }
    isIPv6 = address.family == AF_INET6
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let socket = socket(address.family, kind, 0)
    descriptor = socket
    guard socket >= 0 else { throw .cannotListen(host: host, port: port, code: errno) }
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    _ = fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK)
    Self.set(socket, SOL_SOCKET, SO_REUSEADDR, 1)
    if isIPv6 { Self.set(socket, Int32(IPPROTO_IPV6), IPV6_V6ONLY, NumericAddress.canonical(host) == "::" ? 0 : 1) }
    guard address.withPointer({ bind(socket, $0, $1) }) == 0, listen(socket, SOMAXCONN) == 0 else {
      let code = errno
      close(socket)
      throw .cannotListen(host: host, port: port, code: code)
    }
    self.port = Self.port(of: socket)
  }

  private static func set(_ socket: Int32, _ level: Int32, _ option: Int32, _ value: Int32) {
    var value = value
    setsockopt(socket, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }

  /// IPv4 and IPv6 have it at the same place (RFC 3493, section 3.3).
  private static func port(of socket: Int32) -> UInt16 {
    var storage = sockaddr_in6()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    _ = withUnsafeMutablePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &length) }
    }
    return UInt16(bigEndian: storage.sin6_port)
  }
}
