public import Values

/// How many pages a book has: 1 to 100,000.
public struct PageCount: TextValue, Comparable {
  /// No printed book has more.
  public static let allowed = 1...100_000
  /// Within `allowed`.
  public let number: Int

  /// Throws `ValueError` for a number that is not allowed.
  public init(_ number: Int) throws(ValueError) {
    guard Self.allowed.contains(number) else { throw Self.refusal(of: String(number)) }
    self.number = number
  }

  /// Takes digits only.
  public init(parsing text: String) throws(ValueError) {
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text), Self.allowed.contains(number) else {
      throw Self.refusal(of: text)
    }
    self.number = number
  }

  public var text: String { String(number) }

  public static func < (left: PageCount, right: PageCount) -> Bool { left.number < right.number }

  private static func refusal(of input: String) -> ValueError {
    ValueError("\(quoted(input)) is no number of pages; allowed are 1 to 100000, in digits only, such as 320.")
  }
}
