/// Signs that mean something in Markdown, with a `\` before them where they shall not (CommonMark, section 2.4).
enum MarkdownText {
  /// A `\` before punctuation goes.
  static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    guard text.contains(0x5C) else { return String(decoding: text, as: UTF8.self) }
    var plain: [UInt8] = []
    var place = text.startIndex
    while place < text.endIndex {
      if text[place] == 0x5C, place + 1 < text.endIndex, isPunctuation(Unicode.Scalar(text[place + 1])) { place += 1 }
      plain.append(text[place])
      place += 1
    }
    return String(decoding: plain, as: UTF8.self)
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  static func withoutBlanks(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> { text.drop(while: isBlank) }

  /// Without blanks at both ends.
  static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = withoutBlanks(text)
    return start.lastIndex { !isBlank($0) }.map { start[...$0] } ?? []
  }

  /// How many bytes set a line in under an item; nil for a line that is no part of one.
  static func indentation(of line: [UInt8]) -> Int? {
    if line.first == 0x09 { return 1 }
    return line.starts(with: [0x20, 0x20]) ? 2 : nil
  }

  /// Text between brackets.
  static func label(_ text: String) -> String { escaped(text) { "\\[]*_`<".unicodeScalars.contains($0) } }

  /// The name of a heading, in which a `#` behind a blank would end it.
  static func heading(_ text: String) -> String {
    var behindBlank = true
    return escaped(text) { scalar in
      defer { behindBlank = scalar == " " || scalar == "#" && behindBlank }
      return scalar == "\\" || scalar == "#" && behindBlank
    }
  }

  /// An address; in `<>` where it has brackets of its own.
  static func destination(_ address: String) -> String {
    let plain = escaped(address) { $0 == "\\" }
    return address.utf8.contains { $0 == 0x28 || $0 == 0x29 } ? "<\(plain)>" : plain
  }

  /// The line of a note that stands behind its link.
  static func noteStart(_ line: Substring) -> String { escaped(String(line)) { $0 == "\\" } }

  /// A line of a note, which would begin a list, a heading or code where its first sign says so; empty where it is blank.
  static func noteLine(_ line: Substring) -> String {
    var isBeginning = true
    var hasDigits = false
    let text = escaped(String(line)) { scalar in
      let beginsBlock = isBeginning && isPunctuation(scalar) && (!hasDigits || scalar == "." || scalar == ")")
      let isDigit = isBeginning && ("0"..."9").contains(scalar)
      hasDigits = hasDigits || isDigit
      if !isDigit && scalar != " " && scalar != "\t" || hasDigits && !isDigit { isBeginning = false }
      return scalar == "\\" || beginsBlock
    }
    return text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } ? "" : text
  }

  private static func escaped(_ text: String, where isSpecial: (Unicode.Scalar) -> Bool) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isSpecial(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "!"..."/", ":"..."@", "["..."`", "{"..."~": true
    default: false
    }
  }
}
