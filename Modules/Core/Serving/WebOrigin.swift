public import Values

/// Where pages in browsers come from, as browsers state it: a scheme, a host, and a port that is not the scheme's own.
public struct WebOrigin: TextValue {
  /// Such as `https://example.org`, compared byte by byte with what `Origin` says (RFC 6454, section 6.2).
  public let text: String

  /// Throws `ValueError` for what no browser would state, since it would let nobody in.
  public init(parsing text: String) throws(ValueError) {
    guard
      Self.isStated(Array(text.utf8), scheme: "http", port: ":80")
        || Self.isStated(Array(text.utf8), scheme: "https", port: ":443")
    else {
      throw ValueError(
        "\(quoted(text)) is no origin; write it as browsers do, in small letters and without a path, such as https://example.org."
      )
    }
    self.text = text
  }

  private static func isStated(_ octets: [UInt8], scheme: String, port: String) -> Bool {
    let start = Array("\(scheme)://".utf8)
    let host = octets.dropFirst(start.count)
    return octets.starts(with: start) && !host.isEmpty && !host.reversed().starts(with: port.utf8.reversed())
      && host.allSatisfy(isInHost)
  }

  /// Letters, digits, and what stands between them in names, numeric addresses and before a port.
  private static func isInHost(_ octet: UInt8) -> Bool {
    switch octet {
    case 0x30...0x3A, 0x61...0x7A, 0x2D, 0x2E, 0x5B, 0x5D, 0x5F: true
    default: false
    }
  }
}
