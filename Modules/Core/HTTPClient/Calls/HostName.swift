import Values

/// The host of an address: a name, an IPv4 address, or an IPv6 address in brackets.
enum HostName {
  /// In small letters and ASCII (IDNA); nil for what is no host.
  static func ascii(_ host: String) -> String? {
    if host.utf8.first == 0x5B { return isLiteral(host.utf8.dropFirst()) ? host.lowercased() : nil }
    guard host.utf8.allSatisfy({ $0 < 0x80 }) else { return try? DomainName(parsing: host).ascii }
    return isName(host.utf8) ? host.lowercased() : nil
  }

  /// Of names only `localhost`, which libcurl never asks the domain name system for.
  static func isLoopback(_ host: String) -> Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.first == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// Letters, digits, `-` and `_` with single dots between; names of a home network have no dot, and a dot may end one.
  private static func isName(_ host: String.UTF8View) -> Bool {
    guard (1...253).contains(host.count) else { return false }
    let labels = (host.last == 0x2E ? host.dropLast() : host[...]).split(separator: 0x2E, omittingEmptySubsequences: false)
    return labels.allSatisfy { label in
      (1...63).contains(label.count) && label.first != 0x2D && label.last != 0x2D
        && label.allSatisfy { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 || $0 == 0x2D || $0 == 0x5F }
    }
  }

  /// By its signs; whether it is an address libcurl says.
  private static func isLiteral(_ behindBracket: Substring.UTF8View) -> Bool {
    guard behindBracket.last == 0x5D else { return false }
    let address = behindBracket.dropLast()
    return (2...45).contains(address.count)
      && address.allSatisfy { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 6 || $0 == 0x3A || $0 == 0x2E }
  }
}
