/// Small decimals as whole hundredths, read and written without floating point.
public enum PlainDecimal {
  /// The hundredths of `12`, `-3.5` or `0.25`; nil for anything else, and for more than seven digits or two decimals.
  public static func hundredths(_ text: String) -> Int? {
    var digits = text.utf8[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }
    let parts = digits.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, let units = number(whole) else { return nil }
    var value = units * 100
    if parts.count == 2 {
      guard parts[1].count <= 2, let fraction = number(parts[1]) else { return nil }
      value += parts[1].count == 1 ? fraction * 10 : fraction
    }
    return isNegative ? -value : value
  }

  /// The shortest form that is read back as the same.
  public static func text(hundredths: Int) -> String {
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let fraction = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    return (hundredths < 0 ? "-" : "") + String(whole) + fraction
  }

  private static func number(_ digits: some Collection<UInt8>) -> Int? {
    guard (1...7).contains(digits.count), digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
