import CUTF8Proc

/// What folding makes of one scalar: its decomposition without marks, in lower case, spelled out in plain letters and punctuation.
enum FoldRules {
  /// Hands the folded scalars to `body`; none when the scalar vanishes.
  static func fold(_ scalar: UInt32, _ body: (UInt32) -> Void) {
    ScalarBuffer.compatible(scalar) { part in
      if part < 0x80 {
        body(plain(part))
      } else if !isRemovedMark(part) {
        foldPart(part, body)
      }
    }
  }

  /// ASCII: lower case, and every control is white space.
  private static func plain(_ scalar: UInt32) -> UInt32 {
    if scalar &- 0x41 < 26 { return scalar | 0x20 }
    return scalar < 0x20 || scalar == 0x7F ? 0x20 : scalar
  }

  private static func foldPart(_ scalar: UInt32, _ body: (UInt32) -> Void) {
    if let cousin = cousin(scalar) { return body(cousin) }
    let category = ScalarBuffer.category(scalar)
    switch category {
    case UTF8PROC_CATEGORY_ZS, UTF8PROC_CATEGORY_ZL, UTF8PROC_CATEGORY_ZP, UTF8PROC_CATEGORY_CC: body(0x20)
    case UTF8PROC_CATEGORY_CF: break
    case UTF8PROC_CATEGORY_PD: body(0x2D)
    case UTF8PROC_CATEGORY_PC: body(0x5F)
    case UTF8PROC_CATEGORY_PS, UTF8PROC_CATEGORY_PE, UTF8PROC_CATEGORY_PI, UTF8PROC_CATEGORY_PF, UTF8PROC_CATEGORY_PO: body(0x20)
    default:
      if ScalarBuffer.isIgnorable(scalar) { return }
      ScalarBuffer.caseFolded(scalar) { spell($0, body) }
    }
  }

  /// Letters that no decomposition takes apart, as English, French or Polish readers without the key type them.
  private static func spell(_ scalar: UInt32, _ body: (UInt32) -> Void) {
    let spelled: StaticString
    switch scalar {
    case 0x00E6: spelled = "ae"
    case 0x00F0, 0x0111: spelled = "d"
    case 0x00F8: spelled = "o"
    case 0x00FE: spelled = "th"
    case 0x0127: spelled = "h"
    case 0x0131: spelled = "i"
    case 0x0142: spelled = "l"
    case 0x014B: spelled = "n"
    case 0x0153: spelled = "oe"
    case 0x0167: spelled = "t"
    default: return body(scalar)
    }
    for index in 0..<spelled.utf8CodeUnitCount { body(UInt32(spelled.utf8Start[index])) }
  }

  /// The ASCII sign people type for a typographic one; the zero-width space ends a word.
  private static func cousin(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x02B9, 0x02BB...0x02BF, 0x055A, 0x05F3, 0x2018...0x201B, 0x2032, 0x2035, 0x2039, 0x203A: 0x27
    case 0x00AB, 0x00BB, 0x02BA, 0x05F4, 0x201C...0x201F, 0x301D...0x301F: 0x22
    case 0x2212: 0x2D
    case 0x2044, 0x2215: 0x2F
    case 0x200B: 0x20
    default: nil
    }
  }

  /// Accents and points of scripts that are read without them (Latin, Greek, Cyrillic, Hebrew, Arabic, Syriac), and variation selectors.
  ///
  /// Vowel signs and viramas of Indic scripts, Thai tones and kana voicing marks are as good as letters and stay.
  static func isRemovedMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0300...0x036F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    case 0x0483...0x0489, 0x2DE0...0x2DFF, 0xA66F...0xA67D, 0xA69E...0xA69F:
      ScalarBuffer.category(scalar) != UTF8PROC_CATEGORY_PO
    case 0x0591...0x05BD, 0x05BF, 0x05C1, 0x05C2, 0x05C4, 0x05C5, 0x05C7: true
    case 0x0610...0x061A, 0x064B...0x065F, 0x0670, 0x06D6...0x06ED, 0x0711, 0x0730...0x074A, 0x0897...0x089F, 0x08CA...0x08FF:
      ScalarBuffer.category(scalar) == UTF8PROC_CATEGORY_MN
    case 0x180B...0x180F, 0x302A...0x302F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    default: false
    }
  }
}
