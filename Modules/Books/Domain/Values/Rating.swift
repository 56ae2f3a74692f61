public import Values

/// A rating of a quarter star up to five stars, in quarters, as StoryGraph has them.
public struct Rating: TextValue, Comparable {
  /// 1 to 20.
  public let quarters: Int

  /// Throws `ValueError` below 1 and above 20.
  public init(quarters: Int) throws(ValueError) {
    guard (1...20).contains(quarters) else { throw ValueError("\(quarters) quarter stars are no rating; 1 to 20 are.") }
    self.quarters = quarters
  }

  /// `4`, `4.5`, `4.25`, `4.00`.
  public init(parsing text: String) throws(ValueError) {
    guard let quarters = Self.quarters(text), (1...20).contains(quarters) else {
      throw ValueError("\(quoted(text)) is no rating; allowed are 0.25 to 5 in quarters, such as 4 or 3.75.")
    }
    self.quarters = quarters
  }

  /// The shortest decimal form.
  public var text: String {
    let fraction = ["", ".25", ".5", ".75"][quarters % 4]
    return "\(quarters / 4)\(fraction)"
  }

  public static func < (left: Rating, right: Rating) -> Bool { left.quarters < right.quarters }

  private static func quarters(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard let stars = bytes.first, (48...53).contains(stars) else { return nil }
    let fractions: [[UInt8]: Int] = [
      [48]: 0, [48, 48]: 0, [50, 53]: 1, [53]: 2, [53, 48]: 2, [55, 53]: 3,
    ]
    if bytes.count == 1 { return Int(stars - 48) * 4 }
    guard bytes[1] == 46, let part = fractions[Array(bytes[2...])] else { return nil }
    return Int(stars - 48) * 4 + part
  }
}
