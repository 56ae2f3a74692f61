#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Numeric addresses of machines, as text and as the system takes them.
enum NumericAddress {
  /// The one way to write it, an IPv4 address in IPv6 clothes without them; nil for what is no address.
  static func canonical(_ text: String) -> String? {
    guard let address = SocketAddress(text, port: 0) else { return nil }
    return address.withPointer { pointer, _ in Self.text(of: pointer) }
  }

  /// Without the port.
  static func text(of address: UnsafePointer<sockaddr>) -> String? {
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
      UnsafeRawPointer(address).withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address in
        withUnsafePointer(to: address.pointee.sin_addr) { text(AF_INET, $0) }
      }
    case AF_INET6:
      UnsafeRawPointer(address).withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
        withUnsafePointer(to: address.pointee.sin6_addr) { text(AF_INET6, $0) }
      }.map(unmapped)
    default: nil
    }
  }

  private static func text(_ family: Int32, _ address: UnsafeRawPointer) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(INET6_ADDRSTRLEN)) { buffer in
      guard let base = buffer.baseAddress, let text = inet_ntop(family, address, base, socklen_t(buffer.count)) else {
        return nil
      }
      return String(cString: text)
    }
  }

  private static func unmapped(_ text: String) -> String {
    let prefix = "::ffff:"
    guard text.hasPrefix(prefix), text.utf8.contains(UInt8(ascii: ".")) else { return text }
    return String(text.dropFirst(prefix.utf8.count))
  }
}
