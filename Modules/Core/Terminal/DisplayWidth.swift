import CUTF8Proc

/// How many columns of a terminal a text takes, by grapheme cluster; ambiguous characters count as one column.
///
/// Widths are those of Unicode's East Asian Width (UAX #11) and emoji presentation (UTS #51).
public enum DisplayWidth {
  /// Columns of the whole text. Control characters count as none: `SafeText` takes them out before anything is shown.
  public static func of(_ text: String) -> Int {
    var text = text
    if let width = text.withUTF8({ SimpleText.width(UnsafeRawBufferPointer($0)) }) { return width }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Columns of one grapheme cluster: 0, 1, 2, or more where a script joins several letters to one cluster.
  public static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.count == 1 { return width(of: first) }
    if first.properties.isEmoji, let width = widthOfEmoji(scalars) { return width }
    return scalars.dropFirst().reduce(width(of: first)) { $0 + widthAfterFirst($1) }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    // The C library's tables may be older than the Swift library's, and then call new emoji unassigned.
    if scalar.value >= 0x1F000 && scalar.properties.isEmojiPresentation && !isRegionalIndicator(scalar) { return 2 }
    return Int(utf8proc_charwidth(Int32(bitPattern: scalar.value)))
  }

  /// Vowels and final consonants of conjoining Hangul share the square of the consonant before them.
  private static func widthAfterFirst(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: 0
    default: width(of: scalar)
    }
  }

  /// The width of a cluster that is an emoji sequence, or nil when it is a plain character with marks.
  private static func widthOfEmoji(_ scalars: Character.UnicodeScalarView) -> Int? {
    // Digits, `#` and `*` are emoji only with VS16 (a keycap).
    let isKeycap = scalars.first?.isASCII ?? false
    var previous = scalars.first
    for scalar in scalars.dropFirst() {
      switch scalar.value {
      case 0xFE0E: return 1
      case 0xFE0F: return 2
      // A skin tone is a square of its own where there is no skin.
      case 0x1F3FB...0x1F3FF where previous?.properties.isEmojiModifierBase == true: return 2
      case 0x1F1E6...0x1F1FF, 0x200D, 0xE0020...0xE007F: return isKeycap ? nil : 2
      default: previous = scalar
      }
    }
    return nil
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
