/// The target of a request line, taken apart (RFC 9112, section 3.2).
struct RequestTarget: Equatable {
  /// Begins with `/`, or is `*`.
  let path: String
  let query: String

  /// Throws for the form of `CONNECT` and for octets that may not stand there.
  init(_ octets: [UInt8]) throws(Refusal) {
    guard octets.allSatisfy(OctetClass.isInTarget) else { throw .target }
    let origin = Self.withoutAuthority(octets)
    let end = origin.firstIndex(of: UInt8(ascii: "?")) ?? origin.endIndex
    guard let path = Self.text(origin[..<end]), let query = Self.text(origin[end...].dropFirst()) else { throw .target }
    self.path = path.isEmpty && origin.startIndex != octets.startIndex ? "/" : path
    self.query = query
    guard self.path.utf8.first == UInt8(ascii: "/") || self.path == "*" else { throw .target }
  }

  /// nil for what is not UTF-8. Every request passes here, and `String(validating:as:)` is compiled for no type of octets.
  private static func text(_ octets: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: octets, as: UTF8.self)
    return text.utf8.elementsEqual(octets) ? text : nil
  }

  /// What follows `http://host` of an absolute target, which every server must accept.
  private static func withoutAuthority(_ octets: [UInt8]) -> ArraySlice<UInt8> {
    if octets.first == UInt8(ascii: "/") { return octets[...] }
    for scheme in ["http://", "https://"] where starts(octets, with: scheme) {
      let rest = octets.dropFirst(scheme.utf8.count)
      return rest.drop { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    }
    return octets[...]
  }

  private static func starts(_ octets: [UInt8], with scheme: String) -> Bool {
    octets.prefix(scheme.utf8.count).map { $0 | 0x20 }.elementsEqual(scheme.utf8.map { $0 | 0x20 })
  }
}
