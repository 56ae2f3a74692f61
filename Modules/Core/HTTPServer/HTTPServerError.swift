import Libraries
public import Values

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a server cannot listen.
public enum HTTPServerError: Failure, Equatable {
  /// The host is no numeric address.
  case notAnAddress(String)
  /// The system refused to listen there; `code` is its `errno`.
  case cannotListen(host: String, port: UInt16, code: Int32)
  /// The library that speaks HTTP is not there; the sentence says what to install.
  case missingLibrary(String)

  public var kind: FailureKind {
    switch self {
    case .notAnAddress: .invalidValue
    case .cannotListen, .missingLibrary: .cannotCreate
    }
  }

  public var message: String {
    switch self {
    case .notAnAddress(let host): "\(quoted(host)) is no numeric address, such as 127.0.0.1 or ::1."
    case .cannotListen(let host, let port, let code):
      "Cannot listen on \(host.utf8.contains(UInt8(ascii: ":")) ? "[\(host)]" : host):\(port): \(Self.reason(code))."
    case .missingLibrary(let sentence): sentence
    }
  }

  private static func reason(_ code: Int32) -> String {
    switch code {
    case EADDRINUSE: "another program listens there"
    case EACCES, EPERM: "permission denied"
    case EADDRNOTAVAIL: "this machine has no such address"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}
