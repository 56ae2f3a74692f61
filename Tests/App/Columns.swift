/// The columns a terminal needs for a text of these tests, counted apart from the app: each is stated by its block alone.
enum Columns {
  static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  private static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first?.value else { return 0 }
    switch first {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F300...0x1FAFF,
      0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
