import HTTP
import Values

extension HTTPCall {
  /// Throws `NetworkError` for a method or header that would say something else on the wire than here.
  func check() throws(NetworkError) {
    guard Self.isToken(method) else { throw NetworkError(.invalidHeader, "\(quoted(method)) is no method of HTTP.") }
    for field in headers.fields {
      guard Self.isToken(field.name) else { throw NetworkError(.invalidHeader, "\(quoted(field.name)) is no name of a header.") }
      guard !Self.isFraming(field.name) else {
        throw NetworkError(.invalidHeader, "The header \(quoted(field.name)) belongs to the connection and cannot be set.")
      }
      // The value may be a secret, so only the name is said.
      guard field.value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
        throw NetworkError(
          .invalidHeader, "The header \(quoted(field.name)) has a line break or another control character in it.")
      }
    }
  }

  /// RFC 9110, section 5.6.2.
  private static func isToken(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E...0x60, 0x7C, 0x7E: true  // !#$%&'*+-.^_`|~
        default: false
        }
      }
  }

  private static func isFraming(_ name: String) -> Bool {
    switch name.lowercased() {
    case "connection", "content-length", "expect", "host", "keep-alive", "proxy-authorization", "proxy-connection", "te",
      "trailer",
      "transfer-encoding", "upgrade":
      true
    default: false
    }
  }
}
