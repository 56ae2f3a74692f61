/// What one customer of a network has at least: a whole address of IPv4, and of IPv6 the first 64 bits (RFC 6177).
enum ClientNetwork {
  /// A name for it; a text that is no address stands for itself.
  static func name(of address: String) -> String {
    let text = address.utf8.prefix { $0 != UInt8(ascii: "%") }
    guard let lastColon = text.lastIndex(of: UInt8(ascii: ":")) else { return address }
    // An IPv4 address in the clothes of IPv6, as `::ffff:192.0.2.1`.
    let tail = text[lastColon...].dropFirst()
    if tail.contains(UInt8(ascii: ".")) { return String(decoding: tail, as: UTF8.self) }
    guard let groups = groups(text) else { return address }
    return groups.prefix(4).map { String($0, radix: 16) }.joined(separator: ":")
  }

  /// The eight numbers of 16 bits; nil for what is no IPv6 address.
  private static func groups(_ text: Substring.UTF8View) -> [UInt16]? {
    let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let gap = parts.indices.first { $0 > 0 && $0 < parts.count - 1 && parts[$0].isEmpty }
    let head = numbers(parts[..<(gap ?? parts.count)])
    let tail = numbers(parts[(gap.map { $0 + 1 } ?? parts.count)...])
    guard let head, let tail, gap == nil ? head.count == 8 : head.count + tail.count < 8 else { return nil }
    return head + [UInt16](repeating: 0, count: 8 - head.count - tail.count) + tail
  }

  /// An empty part is what `::` leaves at the beginning or the end.
  private static func numbers(_ parts: ArraySlice<Substring.UTF8View>) -> [UInt16]? {
    var numbers: [UInt16] = []
    for part in parts where !part.isEmpty {
      guard let number = UInt16(String(decoding: part, as: UTF8.self), radix: 16) else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
