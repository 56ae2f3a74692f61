/// The form nearly every e-mail address has: lower-case ASCII without quotes, which is its own key.
enum PlainAddress {
  static func isOne(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count <= EmailAddress.longest, let at = bytes.lastIndex(of: 0x40), at > 0, at <= EmailAddress.longestLocalPart
    else { return false }
    var previous: UInt8 = 0x2E
    for byte in bytes[..<at] {
      guard byte < 0x80, byte &- 0x41 >= 26, LocalPart.isAtom(byte) || byte == 0x2E && previous != 0x2E else { return false }
      previous = byte
    }
    let domain = UnsafeBufferPointer(rebasing: bytes[(at + 1)...])
    return previous != 0x2E && domain.allSatisfy { $0 &- 0x41 >= 26 } && DomainName.isName(domain)
  }
}
