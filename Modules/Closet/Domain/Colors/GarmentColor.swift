public import Values

/// A colour of a garment: a name that is known, or `#rrggbb`.
public struct GarmentColor: TextValue {
  /// The name in lower case without blanks, such as `lightblue`, or `#` and six hexadecimal digits.
  public let text: String
  /// Red, green and blue of sRGB, eight bits each, red the highest.
  public let rgb: UInt32

  /// Takes a CSS name, a usual name of fashion (`off-white`, `Light Blue`, `dark grey`), `#rgb` or `#rrggbb`.
  public init(parsing text: String) throws(ValueError) {
    let trimmed = Tidy.trimmed(text)
    if trimmed.utf8.first == UInt8(ascii: "#") {
      guard let rgb = Self.hexadecimal(trimmed.utf8.dropFirst()) else {
        throw ValueError("\(quoted(text)) is no colour; in hexadecimal it has three or six digits, such as #1e3a5f.")
      }
      self.rgb = rgb
      self.text = Self.hexadecimalText(rgb)
    } else {
      guard let (name, rgb) = Self.named(trimmed) else { throw Self.unknown(text) }
      self.rgb = rgb
      self.text = name
    }
  }

  /// The colours of a list: items may hold several with commas or semicolons between; equal ones are kept once.
  public static func list(parsing items: [String]) throws(ValueError) -> [GarmentColor] {
    var colors: [GarmentColor] = []
    for item in items {
      for part in item.split(whereSeparator: { $0 == "," || $0 == ";" || $0 == "/" }) {
        let text = Tidy.trimmed(String(part))
        if text.isEmpty { continue }
        let color = try GarmentColor(parsing: text)
        if !colors.contains(color) { colors.append(color) }
      }
    }
    return colors
  }

  /// Each of the three parts, 0 to 255.
  public var components: (red: UInt8, green: UInt8, blue: UInt8) {
    (UInt8(truncatingIfNeeded: rgb >> 16), UInt8(truncatingIfNeeded: rgb >> 8), UInt8(truncatingIfNeeded: rgb))
  }

  /// The whole as a name; else, of a colour said twice or shaded, the part that is known: `Navy Blue`, `olive green`, `jet black`.
  private static func named(_ text: String) -> (name: String, rgb: UInt32)? {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "-" }).map(String.init)
    let parts = words.count == 2 ? [words[0], words[1]].map(PlainWord.of) : []
    let isColorNamed = parts.count == 2 && ColorNames.all[parts[1]] != nil
    for name in [PlainWord.of(text)] + (isColorNamed ? parts : []) {
      if let rgb = ColorNames.all[name] { return (name, rgb) }
    }
    return nil
  }

  private static func unknown(_ text: String) -> ValueError {
    let near = PlainWord.nearest(text, in: ColorNames.all.keys.sorted())
    let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
    return ValueError("\(quoted(text)) is no colour that is known.\(hint) Give a name such as navy or burgundy, or #rrggbb.")
  }

  private static func hexadecimal(_ digits: some Collection<UInt8>) -> UInt32? {
    guard digits.count == 3 || digits.count == 6 else { return nil }
    var rgb: UInt32 = 0
    for digit in digits {
      guard let value = hexadecimalValue(digit) else { return nil }
      rgb = rgb << 4 | value
      if digits.count == 3 { rgb = rgb << 4 | value }
    }
    return rgb
  }

  private static func hexadecimalValue(_ digit: UInt8) -> UInt32? {
    switch digit {
    case 0x30...0x39: UInt32(digit - 0x30)
    case 0x41...0x46: UInt32(digit - 0x37)
    case 0x61...0x66: UInt32(digit - 0x57)
    default: nil
    }
  }

  private static func hexadecimalText(_ rgb: UInt32) -> String {
    let digits = String(rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
