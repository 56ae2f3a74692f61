import Files

extension ByteBuffer {
  /// Appends text so that LaTeX prints it and `LaTeXText` reads it back exactly. Braces are balanced, whatever the text has.
  ///
  /// What LaTeX has no old command for stays UTF-8, which biber and every LaTeX since 2018 read.
  mutating func appendLaTeX(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var before: UInt8 = 0
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x80 {
          appendLaTeX(ascii: byte, after: before)
          index += 1
        } else {
          index += appendLaTeX(letter: UnsafeBufferPointer(rebasing: bytes[index...]))
        }
        before = byte
      }
    }
  }

  private mutating func appendLaTeX(ascii byte: UInt8, after before: UInt8) {
    switch byte {
    case 0x5C: append("\\textbackslash{}")
    case 0x7B: append("\\textbraceleft{}")
    case 0x7D: append("\\textbraceright{}")
    case 0x7E: append("\\textasciitilde{}")
    case 0x5E: append("\\textasciicircum{}")
    case 0x60: append("\\textasciigrave{}")
    case 0x22: append("{\"}")
    case 0x24, 0x25, 0x26, 0x23, 0x5F:
      append(0x5C)
      append(byte)
    case 0x0A: append("\\newline{}")
    case 0..<0x20, 0x7F:
      append("{\\char")
      append(decimal: Int(byte))
      append(0x7D)
    case 0x20:
      // BibTeX makes one blank of several, and drops those at the front.
      if before == 0x20 || before == 0 { append(0x5C) }
      append(byte)
    case 0x2D, 0x27:
      // Two of them would be a dash, or a quote.
      if before == byte { append("{}") }
      append(byte)
    default: append(byte)
    }
  }

  /// Appends the first scalar of valid UTF-8 and says how many bytes it has.
  private mutating func appendLaTeX(letter bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let length = bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : 4
    if bytes[0] < 0xF0, let command = LaTeXLetters.command(bytes) {
      append(command)
    } else {
      append(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes).prefix(length)))
    }
    return length
  }
}
