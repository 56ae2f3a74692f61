import Values

/// Where a request goes, parsed once here and written out again for libcurl, so that no two parsers can read it in two ways.
struct HTTPAddress: Sendable, Equatable {
  let isSecure: Bool
  /// In small letters and ASCII; an IPv6 address with its brackets.
  let host: String
  let port: Int
  /// Path and query, percent-encoded; begins with a slash.
  let target: String

  /// Bytes of an address: what servers take.
  private static let longest = 8192

  /// Throws `NetworkError` for another scheme, a user, blanks and control characters, and a host that is none.
  init(parsing text: String) throws(NetworkError) {
    guard text.utf8.count <= Self.longest else { throw Self.refusal(of: text, "it is longer than \(Self.longest) bytes") }
    guard let (isSecure, rest) = Self.split(text) else { throw Self.refusal(of: text, "it begins with 'https://' or 'http://'") }
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
      throw Self.refusal(of: text, "it has a blank or a control character in it")
    }
    let authority = rest.prefix { $0 != 0x2F && $0 != 0x3F && $0 != 0x23 }
    guard !authority.contains(0x40) else { throw Self.refusal(of: text, "user names and passwords do not belong in it") }
    let isLiteral = authority.first == 0x5B
    let end = isLiteral ? authority.firstIndex(of: 0x5D).map { authority.index(after: $0) } : authority.firstIndex(of: 0x3A)
    guard let host = HostName.ascii(String(Substring(authority[..<(end ?? authority.endIndex)]))) else {
      throw Self.refusal(of: text, "it needs the name of a host")
    }
    guard let port = Self.port(authority[(end ?? authority.endIndex)...], isSecure: isSecure) else {
      throw Self.refusal(of: text, "its port is no number from 1 to 65535")
    }
    self.init(isSecure: isSecure, host: host, port: port, target: Self.target(rest[authority.endIndex...]))
  }

  init(isSecure: Bool, host: String, port: Int, target: String) {
    self.isSecure = isSecure
    self.host = host
    self.port = port
    self.target = target
  }

  /// As libcurl gets it.
  var text: String { "\(isSecure ? "https" : "http")://\(authority)\(target)" }

  /// Host and, where it is not that of the scheme, port: what people are told.
  var authority: String { port == (isSecure ? 443 : 80) ? host : "\(host):\(port)" }

  /// Scheme, host and port (RFC 6454, section 4), which decide whether credentials may go there.
  func hasSameOrigin(as other: HTTPAddress) -> Bool {
    isSecure == other.isSecure && host == other.host && port == other.port
  }

  /// Whether what is sent never leaves this machine.
  var isLoopback: Bool { HostName.isLoopback(host) }

  private static func split(_ text: String) -> (isSecure: Bool, rest: Substring.UTF8View)? {
    for (scheme, isSecure) in [("https://", true), ("http://", false)] {
      let start = text.prefix(scheme.count)
      if start.lowercased() == scheme { return (isSecure, text[start.endIndex...].utf8) }
    }
    return nil
  }

  private static func port(_ behindHost: Substring.UTF8View, isSecure: Bool) -> Int? {
    guard let colon = behindHost.first else { return isSecure ? 443 : 80 }
    let digits = behindHost.dropFirst()
    guard colon == 0x3A else { return nil }
    if digits.isEmpty { return isSecure ? 443 : 80 }
    guard digits.count <= 5, digits.allSatisfy({ $0 &- 0x30 < 10 }), let port = Int(Substring(digits)) else { return nil }
    return 1...65535 ~= port ? port : nil
  }

  /// Without the fragment; what may not stand in a URL (RFC 3986, section 2) is percent-encoded, and what is so already stays.
  private static func target(_ rest: Substring.UTF8View) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var target: [UInt8] = rest.first == 0x2F ? [] : [0x2F]
    for byte in rest.prefix(while: { $0 != 0x23 }) {
      switch byte {
      case 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D, 0x80...:
        target += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: target.append(byte)
      }
    }
    return String(decoding: target, as: UTF8.self)
  }

  /// Quotes nothing that may be private: no user, no query.
  private static func refusal(of text: String, _ reason: String) -> NetworkError {
    let shown = text.prefix { $0 != "?" && $0 != "#" }
    let subject = shown.utf8.contains(0x40) ? "This" : quoted(String(shown))
    return NetworkError(.invalidURL, "\(subject) is no address of a server: \(reason).")
  }
}
