public import Values

/// The thermal insulation of a garment in hundredths of a clo; 1 clo is 0.155 m²·K/W (ISO 9920).
public struct Insulation: TextValue, Comparable {
  /// No single garment keeps warmer than this; an Arctic sleeping suit has some 4 clo.
  public static let allowed = 0...500
  /// Within `allowed`.
  public let hundredths: Int

  /// Throws `ValueError` for a number that is not allowed.
  public init(hundredths: Int) throws(ValueError) {
    guard Self.allowed.contains(hundredths) else { throw Self.refusal("\(hundredths) hundredths") }
    self.hundredths = hundredths
  }

  /// A value of a table in this module, which is within bounds.
  init(table hundredths: Int) {
    self.hundredths = min(max(hundredths, 0), 500)
  }

  /// Takes a decimal such as `0.25`, with at most two digits behind the point.
  public init(parsing text: String) throws(ValueError) {
    guard let hundredths = PlainDecimal.hundredths(text), Self.allowed.contains(hundredths) else { throw Self.refusal(text) }
    self.hundredths = hundredths
  }

  /// The shortest decimal form: `0.25`, `0.6`, `1`.
  public var text: String { PlainDecimal.text(hundredths: hundredths) }

  public static func < (left: Insulation, right: Insulation) -> Bool { left.hundredths < right.hundredths }

  private static func refusal(_ text: String) -> ValueError {
    ValueError("\(quoted(text)) is no insulation; give clo from 0 to 5 with at most two decimals, such as 0.25.")
  }
}
