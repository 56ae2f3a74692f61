import HTTP

/// Gathers the fields of a head and finds what the library let through.
///
/// The library ends lines at a bare LF, joins folded lines wrongly and drops what follows a NUL. It keeps the head as it came, each
/// separator overwritten by zeros, so all of these show as a gap between two fields that is not exactly a CR and an LF wide.
struct HeadReader {
  private(set) var headers: HTTPHeaders = [:]
  private(set) var framing = BodyFraming()
  private(set) var hosts = 0
  private(set) var isMalformed = false
  /// Where the next field begins in memory; addresses are compared, never read.
  private var next: UInt

  /// - Parameter first: where the first field begins.
  init(first: UInt) {
    next = first
  }

  mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    guard address(name) == next, !name.isEmpty, address(value) > address(name) + UInt(name.count),
      name.allSatisfy(OctetClass.isToken), value.allSatisfy(OctetClass.isInValue)
    else {
      isMalformed = true
      return
    }
    next = address(value) + UInt(value.count) + 2
    let name = String(decoding: name, as: UTF8.self)
    let text = String(decoding: trimmed(value), as: UTF8.self)
    if name.utf8.count == 4, Self.isSame(name, "host") { hosts += 1 }
    framing.note(name, text)
    headers.add(name, text)
  }

  /// Whether the head ends behind its last field, a CR and an LF wide as well.
  func isWhole(endingAt end: UInt) -> Bool { !isMalformed && next + 2 == end }

  private func address(_ octets: UnsafeBufferPointer<UInt8>) -> UInt { UInt(bitPattern: octets.baseAddress) }

  private func trimmed(_ octets: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>> {
    var rest = octets[...]
    while let last = rest.last, OctetClass.isBlank(last) { rest.removeLast() }
    return rest
  }

  /// The second in small letters.
  static func isSame(_ name: String, _ lowercased: String) -> Bool {
    name.utf8.count == lowercased.utf8.count
      && zip(name.utf8, lowercased.utf8).allSatisfy { $0 == $1 || $0 | 0x20 == $1 && $0 >= 0x41 }
  }
}
