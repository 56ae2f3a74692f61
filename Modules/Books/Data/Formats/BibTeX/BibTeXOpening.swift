/// Bytes that may be the front of an entry, looked at without moving.
struct BibTeXOpening {
  /// What is longer up to its comma is no entry.
  static let longest = 512

  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes.prefix(Self.longest)
  }

  /// Whether this is `@word{key,`, `@word{field =`, either with `(`, or one of the three commands that are no entries.
  var isEntry: Bool {
    var opening = self
    return opening.takeEntry()
  }

  private mutating func takeEntry() -> Bool {
    guard rest.popFirst() == 0x40 else { return false }
    skipSpace()
    let word = take { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D || $0 == 0x5F }
    skipSpace()
    guard !word.isEmpty, let bracket = rest.popFirst(), bracket == 0x7B || bracket == 0x28 else { return false }
    if ["string", "comment", "preamble"].contains(String(decoding: word, as: UTF8.self).lowercased()) { return true }
    skipSpace()
    _ = take(while: Self.isKeyByte)
    skipSpace()
    return rest.first == 0x2C || rest.first == 0x3D
  }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x22, 0x23, 0x25, 0x28, 0x29, 0x2C, 0x3D, 0x40, 0x5C, 0x7B, 0x7D: false
    default: true
    }
  }

  private mutating func skipSpace() { _ = take { $0 == 0x20 || (0x09...0x0D).contains($0) } }

  private mutating func take(while belongs: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = rest.prefix(while: belongs)
    rest = rest[taken.endIndex...]
    return taken
  }
}
