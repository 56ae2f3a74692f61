import CUTF8Proc

/// How one scalar of a folded text stands among its neighbours.
enum FoldedScalar {
  case space
  /// A letter, a number or ASCII punctuation: written as it comes.
  case plain
  /// A CJK character or a symbol: a word of its own.
  case word
  /// A mark that carries meaning, such as a vowel sign: stays with what is before it.
  case mark

  init(_ scalar: UInt32) {
    if scalar < 0x80 {
      self = scalar == 0x20 ? .space : .plain
    } else if Self.isCJK(scalar) {
      self = .word
    } else {
      switch ScalarBuffer.category(scalar) {
      case UTF8PROC_CATEGORY_MN, UTF8PROC_CATEGORY_MC, UTF8PROC_CATEGORY_ME: self = .mark
      case let category: self = Self.isLetterOrNumber(category) ? .plain : .word
      }
    }
  }

  static func isLetterOrNumber(_ category: utf8proc_category_t) -> Bool {
    (UTF8PROC_CATEGORY_LU.rawValue...UTF8PROC_CATEGORY_LO.rawValue).contains(category.rawValue)
      || (UTF8PROC_CATEGORY_ND.rawValue...UTF8PROC_CATEGORY_NO.rawValue).contains(category.rawValue)
  }

  /// Scripts written without spaces whose characters are words or syllables: Han, kana, Bopomofo, Hangul.
  static func isCJK(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xAC00...0xD7FF: true  // Hangul
    case 0x3005...0x3007, 0x3021...0x3029, 0x3038...0x303C, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFD:
      true  // Han
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0x1AFF0...0x1B16F: true  // kana
    case 0x3105...0x312F, 0x31A0...0x31BF: true  // Bopomofo
    default: false
    }
  }
}
