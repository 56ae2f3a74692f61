/// Breaks a line for a narrow place, without losing or adding anything but the blanks at the breaks.
public enum TextWrap {
  /// Lines of at most `width` display columns, broken behind blanks and beside wide characters.
  ///
  /// A longer word stays whole on a line of its own, so that an address can still be copied.
  public static func lines(_ text: String, width: Int) -> [String] {
    if DisplayWidth.of(text) <= width { return [text] }
    var lines: [String] = []
    var line = Part()
    for part in parts(of: text) {
      if line.width > 0 && line.width + part.widthWithoutBlanks > width {
        lines.append(line.textWithoutBlanks)
        line = Part()
      }
      line.append(part)
    }
    return lines + [line.textWithoutBlanks]
  }

  /// A piece that is not broken, with the blanks behind it.
  private struct Part {
    var text = ""
    var width = 0
    var blanks = 0

    var widthWithoutBlanks: Int { width - blanks }
    var textWithoutBlanks: String { String(text.dropLast(blanks)) }

    mutating func append(_ part: Part) {
      text += part.text
      width += part.width
      blanks = part.blanks
    }

    mutating func append(_ character: Character, width: Int) {
      text.append(character)
      self.width += width
      blanks = character == " " ? blanks + 1 : 0
    }
  }

  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var part = Part()
    var isBehindWide = false
    for character in text {
      let width = DisplayWidth.of(character)
      let isBreak = character != " " && (part.blanks > 0 || isBehindWide || width == 2)
      if isBreak && !part.text.isEmpty {
        parts.append(part)
        part = Part()
      }
      part.append(character, width: width)
      isBehindWide = width == 2
    }
    return parts + [part]
  }
}
