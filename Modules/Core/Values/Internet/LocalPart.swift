/// The part of an e-mail address before the `@` (RFC 5321, section 4.1.2; outside ASCII RFC 6531, section 3.3).
enum LocalPart {
  /// Why there is no such local part, as the end of a sentence.
  struct Fault: Error {
    let reason: String

    init(_ reason: String) {
      self.reason = reason
    }
  }

  /// What equal local parts have in common; `text` is composed (NFC).
  static func key(of text: String) throws(Fault) -> String {
    if text.isEmpty { throw Fault("nothing stands before the '@'") }
    guard text.utf8.count <= EmailAddress.longestLocalPart else {
      throw Fault("what stands before the '@' is longer than \(EmailAddress.longestLocalPart) bytes")
    }
    guard text.utf8.first == 0x22 else {
      try checkDots(text)
      return NFC.normalized(text.lowercased())
    }
    let content = NFC.normalized(try unquoted(text).lowercased())
    return (try? checkDots(content)) != nil ? content : quoted(content)
  }

  /// Letters, digits and the signs an unquoted part may have; every byte of a character outside ASCII.
  static func isAtom(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2F, 0x3D, 0x3F, 0x5E...0x60, 0x7B...0x7E: true  // !#$%&'*+-/=?^_`{|}~
    default: false
    }
  }

  private static func checkDots(_ text: String) throws(Fault) {
    var previous: UInt8 = 0x2E
    for byte in text.utf8 {
      if byte == 0x2E, previous == 0x2E { throw Fault("a dot stands first or beside another before the '@'") }
      guard isAtom(byte) || byte == 0x2E else { throw Fault("\(name(byte)) cannot stand before the '@'") }
      previous = byte
    }
    if previous == 0x2E { throw Fault("a dot stands last before the '@'") }
    try checkScalars(text)
  }

  /// What cannot be seen makes two addresses look like one.
  private static func checkScalars(_ text: String) throws(Fault) {
    for scalar in text.unicodeScalars where !scalar.isASCII {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .privateUse, .unassigned:
        throw Fault("the character U+\(String(scalar.value, radix: 16, uppercase: true)) cannot stand before the '@'")
      default: break
      }
    }
  }

  /// What stands between the quotes, `\` before a sign taken away.
  private static func unquoted(_ text: String) throws(Fault) -> String {
    guard text.utf8.count > 2, text.utf8.last == 0x22 else { throw Fault("a quote before the '@' is not closed") }
    var content = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars.dropFirst().dropLast() {
      if scalar.value < 0x20 || scalar.value == 0x7F { throw Fault("a control character stands before the '@'") }
      if !isEscaped, scalar == "\"" { throw Fault("a quote stands inside quotes without '\\' before it") }
      isEscaped = !isEscaped && scalar == "\\"
      if !isEscaped { content.append(scalar) }
    }
    if isEscaped { throw Fault("a quote before the '@' is not closed") }
    let unquoted = String(content)
    try checkScalars(unquoted)
    return unquoted
  }

  private static func quoted(_ content: String) -> String {
    var text = "\""
    for scalar in content.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }

  private static func name(_ byte: UInt8) -> String {
    switch byte {
    case 0x20: "a blank"
    case 0..<0x20, 0x7F: "a control character"
    default: "'\(Character(Unicode.Scalar(byte)))'"
    }
  }
}
