extension HTTPAddress {
  /// The address a `Location` means, seen from this one (RFC 3986, section 5.2).
  func resolving(_ reference: String) throws(NetworkError) -> HTTPAddress {
    let reference = String(reference.prefix { $0 != "#" })
    if Self.hasScheme(reference) { return try HTTPAddress(parsing: reference) }
    let scheme = isSecure ? "https:" : "http:"
    if reference.hasPrefix("//") { return try HTTPAddress(parsing: scheme + reference) }
    let path = target.prefix { $0 != "?" }
    let merged =
      switch reference.utf8.first {
      case nil: String(target)
      case 0x3F: String(path) + reference
      case 0x2F: Self.withoutDots(reference)
      default: Self.withoutDots((path.lastIndex(of: "/").map { String(path[...$0]) } ?? "/") + reference)
      }
    return try HTTPAddress(parsing: "\(scheme)//\(authority)\(merged)")
  }

  /// Whether a colon comes before all that ends a scheme.
  private static func hasScheme(_ reference: String) -> Bool {
    guard let first = reference.utf8.first, (first | 0x20) &- 0x61 < 26 else { return false }
    let end = reference.utf8.first { byte in
      !(byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == 0x2B || byte == 0x2D || byte == 0x2E)
    }
    return end == 0x3A
  }

  /// A path, and a query behind it as it is, whose `.` and `..` are worked out (RFC 3986, section 5.2.4).
  private static func withoutDots(_ target: String) -> String {
    let path = target.prefix { $0 != "?" }
    var kept: [Substring] = []
    let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    for (number, segment) in segments.enumerated() {
      let isLast = number == segments.count - 1
      switch segment {
      case ".": if isLast { kept.append("") }
      case "..":
        _ = kept.popLast()
        if isLast { kept.append("") }
      default: kept.append(segment)
      }
    }
    return "/" + kept.joined(separator: "/") + target[path.endIndex...]
  }
}
