/// Character references of HTML: by number, and the names that programs write into reviews.
enum CharacterReference {
  /// The character of what stands between `&` and `;`; nil for what is none.
  static func scalar(_ name: some Collection<UInt8>) -> Unicode.Scalar? {
    let name = String(decoding: name, as: UTF8.self)
    guard name.hasPrefix("#") else { return names[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
  }

  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "hellip": "…", "mdash": "—", "ndash": "–",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "eacute": "é", "egrave": "è",
    "agrave": "à", "auml": "ä", "ouml": "ö", "uuml": "ü", "szlig": "ß",
  ]
}
