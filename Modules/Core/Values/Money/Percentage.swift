/// A percentage as an exact decimal: 25, 12.5, 0.000001.
public struct Percentage: Sendable, Hashable {
  /// What one per cent is made of.
  static let parts: Int64 = 1_000_000
  private static let decimals = 6
  private static let longestWhole = 9

  /// Millionths of one per cent.
  public let millionths: Int64

  /// So many whole per cent.
  public init(_ whole: Int32) {
    millionths = Int64(whole) * Self.parts
  }

  var isNegative: Bool { millionths < 0 }
}

extension Percentage: TextValue, Comparable, CustomStringConvertible {
  /// `25`, `12.5`, `-5`, also with a `%` behind; at most six decimals, and nine digits in front of them.
  public init(parsing text: String) throws(ValueError) {
    var digits = text.utf8[...]
    if digits.last == UInt8(ascii: "%") { digits.removeLast() }
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, !parts.contains(where: \.isEmpty), parts.joined().allSatisfy({ $0 &- 0x30 < 10 })
    else { throw ValueError("\(quoted(text)) is no percentage; write a number with a point, such as 25 or 12.5.") }
    let whole = parts[0].drop { $0 == 0x30 }
    var decimals = parts.count == 2 ? parts[1] : digits[digits.endIndex...]
    while decimals.last == 0x30 { decimals.removeLast() }
    if whole.count > Self.longestWhole { throw ValueError("\(quoted(text)) is too large for a percentage.") }
    if decimals.count > Self.decimals {
      throw ValueError("\(quoted(text)) has too many decimals for a percentage; \(Self.decimals) are the most.")
    }
    var millionths = [whole, decimals].joined().reduce(Int64(0)) { $0 * 10 + Int64($1 - 0x30) }
    for _ in decimals.count..<Self.decimals { millionths *= 10 }
    self.millionths = isNegative ? -millionths : millionths
  }

  /// The shortest decimal: `25`, `12.5`.
  public var text: String {
    let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: UInt64(Self.parts))
    let sign = isNegative ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    // One more in front keeps the zeros behind the point.
    var decimals = String(UInt64(Self.parts) + rest).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }

  public var description: String { text }

  public static func < (left: Percentage, right: Percentage) -> Bool { left.millionths < right.millionths }
}
