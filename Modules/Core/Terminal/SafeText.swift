/// Takes out of a text what a terminal would obey instead of show. Machine output (JSON, CSV) never goes through it.
public enum SafeText {
  /// The text with line breaks and tabs as one blank and every other control or invisible command as U+FFFD.
  ///
  /// Bidirectional controls, tags, annotations and byte-order marks count as commands: they make a text look like another.
  public static func forTerminal(_ text: String) -> String {
    if isPlain(text) || text.unicodeScalars.allSatisfy({ shown($0) == $0 }) { return text }
    var safe = String.UnicodeScalarView()
    for character in text {
      let scalars = character.unicodeScalars
      if isFlagWithTags(scalars) {
        safe.append(contentsOf: scalars)
      } else if character == "\r\n" {
        safe.append(" ")
      } else {
        safe.append(contentsOf: scalars.lazy.map(shown))
      }
    }
    return String(safe)
  }

  /// Whether the lead bytes alone show that nothing in the text can be harmful.
  private static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.allSatisfy { byte in
        switch byte {
        // Lead bytes of C1 controls, U+061C, U+2000…, U+F000… and everything beyond the basic plane.
        case 0x00...0x1F, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF, 0xF0...0xFF: false
        default: true
        }
      }
    }
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: " "
    case 0x00...0x1F, 0x7F...0x9F: "\u{FFFD}"
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: "\u{FFFD}"
    case 0xFEFF, 0xFFF9...0xFFFB, 0xFDD0...0xFDEF, 0xE0000...0xE007F: "\u{FFFD}"
    case let value where value & 0xFFFE == 0xFFFE: "\u{FFFD}"
    default: scalar
    }
  }

  /// The flags of England, Scotland and Wales are a black flag, tags, and the end tag (UTS #51, emoji tag sequences).
  private static func isFlagWithTags(_ scalars: Character.UnicodeScalarView) -> Bool {
    guard scalars.first?.value == 0x1F3F4, scalars.last?.value == 0xE007F else { return false }
    return scalars.dropFirst().allSatisfy { (0xE0020...0xE007F).contains($0.value) }
  }
}
