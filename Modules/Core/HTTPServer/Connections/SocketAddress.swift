#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A numeric address and a port in the form that the system's functions take.
struct SocketAddress {
  private enum Form {
    case four(sockaddr_in)
    case six(sockaddr_in6)
  }

  private let form: Form

  /// nil for what is no numeric address.
  init?(_ host: String, port: UInt16) {
    var four = sockaddr_in()
    var six = sockaddr_in6()
    // C would read no further.
    if host.utf8.contains(0) { return nil }
    if inet_pton(AF_INET, host, &four.sin_addr) == 1 {
      four.sin_family = sa_family_t(AF_INET)
      four.sin_port = port.bigEndian
      form = .four(four)
    } else if inet_pton(AF_INET6, host, &six.sin6_addr) == 1 {
      six.sin6_family = sa_family_t(AF_INET6)
      six.sin6_port = port.bigEndian
      form = .six(six)
    } else {
      return nil
    }
  }

  var family: Int32 {
    switch form {
    case .four: AF_INET
    case .six: AF_INET6
    }
  }

  func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    switch form {
    case .four(let address): Self.with(address, body)
    case .six(let address): Self.with(address, body)
    }
  }

  private static func with<Address, Result>(_ address: Address, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result
  {
    withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<Address>.size)) }
    }
  }
}
