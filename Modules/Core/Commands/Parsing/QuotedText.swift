extension String {
  /// Between quotes, for a message; a very long text is cut.
  var quoted: String {
    let limit = 200
    let shown = unicodeScalars.prefix(limit)
    return shown.endIndex < unicodeScalars.endIndex ? "'\(Substring(shown))…'" : "'\(self)'"
  }

  /// Without what could steer a terminal: control characters and the bidirectional ones are spelled out.
  var printable: String {
    guard unicodeScalars.contains(where: \.steersTerminal) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.steersTerminal {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether the bytes of another text are anywhere in this one.
  ///
  /// `contains` would link the engine of regular expressions, whose conformances make every start of the program slower.
  func hasPart(_ part: String) -> Bool {
    var rest = utf8[...]
    while !rest.starts(with: part.utf8) {
      if rest.popFirst() == nil { return false }
    }
    return true
  }

  var endingAsSentence: String {
    guard let last, !".?!…".contains(last) else { return self }
    return self + "."
  }
}

extension Unicode.Scalar {
  fileprivate var steersTerminal: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F: true
    case 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
