extension WebAddress {
  /// What addresses of the same page have in common; compared, never shown and never requested.
  ///
  /// The one rule, by RFC 3986, sections 6.2.2 and 6.2.3: scheme and host in small letters, the host in ASCII form (UTS #46), no port where
  /// it is empty or that of the scheme, `/` for an empty path, no empty fragment; a byte outside ASCII as its escape, escapes in
  /// capitals, and unreserved characters never escaped. A `%` that begins no escape stays. All else counts: `http` is not `https`, `/a`
  /// not `/a/`, `#a` not `#b`.
  public var key: String {
    let bytes = text.utf8
    let isSecure = bytes.dropFirst(4).first.map { $0 | 0x20 == 0x73 } ?? false
    let rest = bytes.dropFirst(isSecure ? 8 : 7)
    let authority = rest.prefix { !Self.endsAuthority($0) }
    let parts = Authority(authority)
    var key: [UInt8] = Array(isSecure ? "https://".utf8 : "http://".utf8)
    key.reserveCapacity(bytes.count + 8)
    Self.appendEscaped(parts.user, to: &key)
    key += parts.hostKey
    if let port = parts.port, port != (isSecure ? 443 : 80) { key += Array(":\(port)".utf8) }
    var tail = rest[authority.endIndex...]
    if tail.first != 0x2F { key.append(0x2F) }
    if tail.last == 0x23, tail.firstIndex(of: 0x23) == tail.index(before: tail.endIndex) { tail = tail.dropLast() }
    Self.appendEscaped(tail, to: &key)
    return String(decoding: key, as: UTF8.self)
  }

  private static func appendEscaped(_ part: Substring.UTF8View, to key: inout [UInt8]) {
    var place = part.startIndex
    while place < part.endIndex {
      let byte = part[place]
      place = part.index(after: place)
      if byte == 0x25, let escaped = escapedByte(part[place...]) {
        place = part.index(place, offsetBy: 2)
        if isUnreserved(escaped) { key.append(escaped) } else { appendEscape(of: escaped, to: &key) }
      } else if byte >= 0x80 {
        appendEscape(of: byte, to: &key)
      } else {
        key.append(byte)
      }
    }
  }

  private static func escapedByte(_ behindPercent: Substring.UTF8View) -> UInt8? {
    let digits = behindPercent.prefix(2).compactMap(hexValue)
    return digits.count == 2 ? digits[0] << 4 | digits[1] : nil
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  private static func appendEscape(of byte: UInt8, to key: inout [UInt8]) {
    let digits = Array("0123456789ABCDEF".utf8)
    key += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  /// RFC 3986, section 2.3.
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    byte | 0x20 &- 0x61 < 26 && byte >= 0x41 || byte &- 0x30 < 10 || [0x2D, 0x2E, 0x5F, 0x7E].contains(byte)
  }
}
