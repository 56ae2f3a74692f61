public import Values

/// What a content is about: a name, or names from the widest to the narrowest, as folders in each other.
public struct Theme: TextValue {
  /// At least one; each in NFC on one line, not empty.
  public let names: [String]

  /// Names in each other at most; no browser shows more.
  static let deepest = 64

  /// Names that are tidied, empty ones left out; throws `ValueError` where none is left, or too many are.
  public init(names: [String]) throws(ValueError) {
    self.names = names.map(Self.tidied).filter { !$0.isEmpty }
    if self.names.isEmpty {
      throw ValueError("\(quoted(names.joined(separator: "/"))) names no theme; write one such as Programming/Swift.")
    }
    if self.names.count > Self.deepest {
      throw ValueError("\(quoted(names.joined(separator: "/"))) has more than \(Self.deepest) themes in each other.")
    }
  }

  /// `Parent/Child`; a `\` before a `/` or a `\` makes it a part of the name.
  public init(parsing text: String) throws(ValueError) {
    try self.init(names: Self.parts(text))
  }

  public var text: String { names.map(Self.escaped).joined(separator: "/") }

  /// The themes it is a part of, the widest first.
  public var above: [Theme] {
    names.indices.dropFirst().map { Theme(whole: Array(names[..<$0])) }
  }

  private init(whole names: [String]) {
    self.names = names
  }

  private static func parts(_ text: String) -> [String] {
    var parts: [String] = [""]
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        if scalar != "/", scalar != "\\" { parts[parts.count - 1] += "\\" }
        isEscaped = false
        parts[parts.count - 1].unicodeScalars.append(scalar)
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "/" {
        parts.append("")
      } else {
        parts[parts.count - 1].unicodeScalars.append(scalar)
      }
    }
    if isEscaped { parts[parts.count - 1] += "\\" }
    return parts
  }

  private static func escaped(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == 0x2F || $0 == 0x5C }) else { return name }
    var escaped = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if scalar == "/" || scalar == "\\" { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  /// A folder of a browser and a heading have one line.
  private static func tidied(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 < 0x20 || $0 >= 0x80 }) else { return Tidy.trimmed(name) }
    var line = String.UnicodeScalarView()
    for scalar in name.unicodeScalars { line.append(Self.endsLine(scalar) ? " " : scalar) }
    return Tidy.text(String(line))
  }

  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
