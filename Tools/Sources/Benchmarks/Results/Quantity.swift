/// Numbers as people read them, with three digits that say something.
enum Quantity {
  /// Of seconds, in the unit that fits.
  static func duration(_ seconds: Double) -> String {
    switch seconds {
    case ..<1e-6: digits(seconds * 1e9) + " ns"
    case ..<1e-3: digits(seconds * 1e6) + " µs"
    case ..<1: digits(seconds * 1e3) + " ms"
    default: digits(seconds) + " s"
    }
  }

  static func ratio(_ ratio: Double) -> String { fixed(ratio, decimals: 2) + " ×" }

  /// Of bytes.
  static func mebibytes(_ bytes: Int) -> String { fixed(Double(bytes) / 1_048_576, decimals: 1) }

  /// `1,000,000`
  static func grouped(_ number: Int) -> String {
    let digits = "\(number)"
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text += "," }
      text.append(digit.element)
    }
  }

  private static func digits(_ value: Double) -> String {
    fixed(value, decimals: value < 10 ? 2 : value < 100 ? 1 : 0)
  }

  static func fixed(_ value: Double, decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let number = Int((value * Double(scale)).rounded())
    if decimals == 0 { return "\(number)" }
    let fraction = "\(number % scale)"
    return "\(number / scale)." + String(repeating: "0", count: decimals - fraction.count) + fraction
  }
}
