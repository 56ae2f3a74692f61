import Foundation

/// A connection to a port of this machine.
final class Loopback {
  private let descriptor: Int32

  /// nil where nobody listens.
  init?(port: UInt16, seconds: Int = 20) {
    descriptor = Self.makeSocket()
    var patience = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    guard Self.withAddress(port, { connect(descriptor, $0, $1) }) == 0 else {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  /// A port at which nobody listens now.
  static func freePort() throws -> UInt16 {
    let descriptor = makeSocket()
    defer { close(descriptor) }
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        withAddress(0) { bind(descriptor, $0, $1) } == 0 ? getsockname(descriptor, pointer, &length) : -1
      }
    }
    guard code == 0 else { throw ProofError("no port is free") }
    return UInt16(bigEndian: address.sin_port)
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  /// Everything up to the end of the connection, or what came until patience was over.
  func receive() -> Data {
    var received = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 { received += buffer[..<count] }
    return received
  }

  private static func makeSocket() -> Int32 {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    // Programs that are started meanwhile must not keep it open.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }

  private static func withAddress(_ port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    return withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
    }
  }
}
