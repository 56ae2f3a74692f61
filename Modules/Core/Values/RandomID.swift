public import Foundation

/// New identities: random UUIDs of version 4 (RFC 9562, section 5.4), so that any four digits tell a few hundred items apart.
public enum RandomID {
  /// From the system's random numbers; `UUID()` opens a device each time, which a million rows would notice.
  public static func make() -> UUID {
    var numbers = SystemRandomNumberGenerator()
    let first = numbers.next() & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    let second = numbers.next() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    return UUID(uuid: unsafeBitCast((first.bigEndian, second.bigEndian), to: uuid_t.self))
  }
}
