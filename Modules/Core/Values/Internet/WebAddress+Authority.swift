import Libraries

extension WebAddress {
  /// Whether a byte stands behind the user, host and port of an address.
  static func endsAuthority(_ byte: UInt8) -> Bool { byte == 0x2F || byte == 0x3F || byte == 0x23 || byte == 0x5C }

  /// User, host and port of an address (RFC 3986, section 3.2).
  struct Authority {
    /// With its `@`; empty where there is none.
    let user: Substring.UTF8View
    /// As it is written; an IPv6 address with its brackets.
    let host: Substring.UTF8View
    /// nil where none is stated.
    let port: Int?
    /// What is wrong with it, as the end of a sentence.
    let fault: String?

    init(_ bytes: Substring.UTF8View) {
      let start = bytes.lastIndex(of: 0x40).map { bytes.index(after: $0) } ?? bytes.startIndex
      user = bytes[..<start]
      let place = bytes[start...]
      let isLiteral = place.first == 0x5B
      let end = isLiteral ? place.firstIndex(of: 0x5D).map { place.index(after: $0) } : place.firstIndex(of: 0x3A)
      host = place[..<(end ?? place.endIndex)]
      let behind = place[host.endIndex...]
      let digits = behind.dropFirst()
      port = digits.isEmpty ? nil : Int(Substring(digits)).flatMap { digits.allSatisfy { $0 &- 0x30 < 10 } ? $0 : nil }
      fault =
        if host.isEmpty {
          "it needs a host, as in 'https://example.org/a.png'"
        } else if isLiteral && (host.last != 0x5D || host.count < 4) {
          "the bracket of its host is not closed"
        } else if !behind.isEmpty && behind.first != 0x3A || !digits.isEmpty && !(port.map { 0...65535 ~= $0 } ?? false) {
          "its port is no number up to 65535"
        } else { nil }
    }

    /// In small letters and ASCII form; a name IDNA does not know stays as it is, in small letters.
    var hostKey: [UInt8] {
      if host.allSatisfy({ $0 < 0x80 }) { return host.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 } }
      let name = NFC.normalized(String(Substring(host)))
      return Array(((try? IDNA.ascii(name)) ?? name.lowercased()).utf8)
    }

    /// Letters, digits, `-`, `_` and dots between, none of which stands first or last in a part but the `_`; a dot may end it.
    private static func isName(_ host: Substring.UTF8View) -> Bool {
      let parts = (host.last == 0x2E ? host.dropLast() : host).split(separator: 0x2E, omittingEmptySubsequences: false)
      return parts.allSatisfy { part in
        part.first.map { $0 != 0x2D } ?? false && part.last != 0x2D
          && part.allSatisfy { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 || $0 == 0x2D || $0 == 0x5F }
      }
    }

    /// An IPv6 address in brackets, by its signs alone.
    private static func isLiteral(_ host: Substring.UTF8View) -> Bool {
      host.dropFirst().dropLast().allSatisfy { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 6 || $0 == 0x3A || $0 == 0x2E }
    }

    /// Whether a host is a name the domain name system could have.
    var hasKnownName: Bool {
      if host.allSatisfy({ $0 < 0x80 }) { return host.first == 0x5B ? Self.isLiteral(host) : Self.isName(host) }
      // Where the library is not there, the name is taken as it is.
      guard let found = try? IDNA.ascii(NFC.normalized(String(Substring(host)))) else { return IDNA.isMissing }
      return !found.isEmpty
    }
  }
}
