public import Storage
import Values

extension RemoteFilter {
  /// A number kept as whole hundredths, compared with any number, be it one that no row can have.
  public static func hundredths(_ column: TableColumn) -> RemoteFilter {
    RemoteFilter(
      comparison: { comparison, text in
        guard let (floor, isExact) = hundredths(text) else { throw ValueError("\(quoted(text)) is no number, such as 4.25.") }
        return units(column, comparison, floor, isExact: isExact)
      }, exact: nil, folded: nil, missing: .isNull(column),
      written: Written(column: column) { value in
        guard case .integer(let number) = value, number >= 0 else { return nil }
        return "\(number / 100).\(number % 100 < 10 ? "0" : "")\(number % 100)"
      })
  }

  /// Compares a column of whole units with a number of which the largest unit below it is known; between two units nothing is equal.
  static func units(_ column: TableColumn, _ comparison: Condition.Comparison, _ floor: Int64, isExact: Bool) -> Condition {
    let floor = StoredValue.integer(floor)
    if isExact { return .compare(column, comparison, floor) }
    switch comparison {
    case .equal: return .any([])
    case .notEqual: return .not(.isNull(column))
    case .less, .lessOrEqual: return .compare(column, .lessOrEqual, floor)
    case .greater, .greaterOrEqual: return .compare(column, .greater, floor)
    }
  }

  /// The largest hundredth that is not above `-12.345`, and whether it is the same; far beyond what is stored all numbers are one.
  private static func hundredths(_ text: String) -> (floor: Int64, isExact: Bool)? {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let parts = text.utf8.dropFirst(isNegative ? 1 : 0).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = parts.first, !whole.isEmpty, parts.last?.isEmpty == false,
      parts.joined().allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    let fraction = Array((parts.count > 1 ? parts[1] : whole.prefix(0)))
    var value: Int64 = 0
    for digit in whole + (fraction + [0x30, 0x30]).prefix(2) where value < 1_000_000_000_000_000 {
      value = value * 10 + Int64(digit - 0x30)
    }
    let isExact = fraction.dropFirst(2).allSatisfy { $0 == 0x30 }
    return (isNegative ? -value - (isExact ? 0 : 1) : value, isExact)
  }
}
