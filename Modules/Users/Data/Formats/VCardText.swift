/// How vCard writes what means something else inside a value (RFC 6350, section 3.4).
enum VCardText {
  /// A backslash before commas, semicolons and itself, `\n` for the end of a line.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    var follows: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case ",", ";", "\\": escaped += "\\\(scalar)"
      case "\n": if follows != "\r" { escaped += "\\n" }
      case "\r": escaped += "\\n"
      default: escaped.unicodeScalars.append(scalar)
      }
      follows = scalar
    }
    return escaped
  }

  /// The text of one value; a backslash before any other sign is taken away too, since some programs escape more than they should.
  static func unescaped(_ value: String) -> String { components(value, separator: nil).joined() }

  /// The parts of a structured value, such as those of a name.
  static func components(_ value: String) -> [String] { components(value, separator: ";") }

  private static func components(_ value: String, separator: Unicode.Scalar?) -> [String] {
    var parts = [""]
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if isEscaped {
        parts[parts.count - 1].unicodeScalars.append(scalar == "n" || scalar == "N" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == separator {
        parts.append("")
      } else {
        parts[parts.count - 1].unicodeScalars.append(scalar)
      }
    }
    return parts
  }
}
