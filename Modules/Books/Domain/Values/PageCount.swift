public import Values

/// How many pages a book has: 1 to 100,000.
public struct PageCount: TextValue, Comparable {
  public static let allowed = 1...100_000
  public let number: Int

  public init(_ number: Int) throws(ValueError) {
    guard Self.allowed.contains(number) else { throw ValueError("'\(number)' is no number of pages; 1 to 100000 is allowed.") }
    self.number = number
  }

  public init(parsing text: String) throws(ValueError) {
    guard let number = Int(text), text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw ValueError("'\(text)' is no number of pages; write digits only, such as 320.")
    }
    try self.init(number)
  }

  public var text: String { String(number) }

  public static func < (left: PageCount, right: PageCount) -> Bool { left.number < right.number }
}
