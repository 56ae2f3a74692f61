import Values

/// The address of a server that keeps data: `https://HOST[:PORT][/PATH]`, and `http://` to this machine alone.
public struct ServerAddress: Sendable, Hashable {
  /// In one form for one place: small letters up to the path, and no slash at the end.
  public let text: String

  private static let longest = 1024

  /// Whether somebody who typed this means a server.
  static func isMeant(by text: String) -> Bool {
    let start = text.prefix(8).lowercased()
    return start.hasPrefix("https:") || start.hasPrefix("http:")
  }

  /// Throws `StoreError` of reason `invalidLocation`; no user, no query and no fragment is taken, since none belongs there.
  public init(parsing text: String) throws(StoreError) {
    let lower = text.prefix(8).lowercased()
    guard text.utf8.count <= Self.longest, let scheme = ["https://", "http://"].first(where: { lower.hasPrefix($0) }) else {
      throw Self.refusal(of: text, "it begins with 'https://' and is not long")
    }
    let rest = Substring(text.utf8.dropFirst(scheme.utf8.count))
    // It may hold a password, which then is not shown again.
    if rest.utf8.contains(0x40) {
      throw Self.refusal(of: text, "user names and passwords do not belong in it; sign in: app users login")
    }
    if rest.utf8.contains(0x3F) || rest.utf8.contains(0x23) { throw Self.refusal(of: text, "it has no '?' and no '#'") }
    let authority = Substring(rest.utf8.prefix { $0 != 0x2F })
    let (host, port) = try Self.parts(of: authority, in: text)
    if scheme == "http://", !Self.isLoopback(host) {
      throw Self.refusal(of: text, "without encryption everyone on the way would read along; use 'https://'")
    }
    self.text = scheme + host + port + (try Self.path(rest.utf8.dropFirst(authority.utf8.count), in: text))
  }

  /// Host, and port with its colon or nothing.
  private static func parts(of authority: Substring, in text: String) throws(StoreError) -> (host: String, port: String) {
    let isLiteral = authority.utf8.first == 0x5B
    let end =
      isLiteral
      ? authority.utf8.firstIndex(of: 0x5D).map { authority.utf8.index(after: $0) } : authority.utf8.firstIndex(of: 0x3A)
    let host = String(authority[..<(end ?? authority.endIndex)])
    let port = authority[(end ?? authority.endIndex)...]
    guard let host = name(host) else { throw refusal(of: text, "it needs the name of a host") }
    if port.isEmpty { return (host, "") }
    guard port.utf8.first == 0x3A, let number = UInt16(port.dropFirst()), number > 0, port.utf8.allSatisfy({ $0 != 0x2B }) else {
      throw refusal(of: text, "its port is no number from 1 to 65535")
    }
    return (host, ":\(number)")
  }

  private static func name(_ host: String) -> String? {
    if host.utf8.first == 0x5B {
      let address = host.utf8.dropFirst().dropLast()
      let isAddress =
        host.utf8.last == 0x5D && address.count >= 2
        && address.allSatisfy { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 6 || $0 == 0x3A || $0 == 0x2E }
      return isAddress ? host.lowercased() : nil
    }
    if host.utf8.contains(where: { $0 >= 0x80 }) { return try? DomainName(parsing: host).ascii }
    let isName =
      !host.isEmpty && host.utf8.first != 0x2D && host.utf8.first != 0x2E
      && host.utf8.allSatisfy { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 || $0 == 0x2D || $0 == 0x2E || $0 == 0x5F }
    return isName ? host.lowercased() : nil
  }

  private static func isLoopback(_ host: String) -> Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// Segments of what may stand in one as it is (RFC 3986, section 3.3), none of them a dot or two.
  private static func path(_ path: Substring.UTF8View, in text: String) throws(StoreError) -> String {
    let segments = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true).map { String(Substring($0)) }
    for segment in segments {
      let isPlain = segment.utf8.allSatisfy {
        $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 || $0 == 0x2D || $0 == 0x2E || $0 == 0x5F || $0 == 0x7E
      }
      guard isPlain, segment != ".", segment != ".." else {
        throw refusal(of: text, "its path has letters, digits, '-', '.', '_' and '~'")
      }
    }
    return segments.map { "/" + $0 }.joined()
  }

  private static func refusal(of text: String, _ reason: String) -> StoreError {
    let isPublic = !text.utf8.contains { [0x40, 0x3F, 0x23].contains($0) }
    return StoreError(
      .invalidLocation,
      "\(isPublic ? quoted(text) : "This") is no store: \(reason). Use 'https://HOST', 'sqlite:PATH' or 'memory:'.")
  }
}
