public import Storage
import Values

extension RemoteFilter {
  /// An amount of money, kept as minor units beside its currency: a comparison for each number of digits that currencies have.
  public static func amount(_ column: TableColumn, currency: TableColumn) -> RemoteFilter {
    RemoteFilter(
      comparison: { comparison, text in
        let tenThousandths = try Money(parsing: text, currency: Currency(parsing: "CLF")).minorUnits
        return .any(
          Currency.codesByDigits.map { digits, codes in
            let unit = [10_000, 1_000, 100, 10, 1][min(digits, 4)] as Int64
            return .all([
              .isIn(currency, codes.map { .text($0) }), condition(column, comparison, tenThousandths, unit),
            ])
          })
      }, exact: nil, folded: nil, missing: .isNull(column))
  }

  /// Compares a column that counts units of so many ten-thousandths.
  private static func condition(
    _ column: TableColumn, _ comparison: Condition.Comparison, _ tenThousandths: Int64, _ unit: Int64
  ) -> Condition {
    let rest = (tenThousandths % unit + unit) % unit
    return units(column, comparison, tenThousandths / unit - (tenThousandths < 0 && rest != 0 ? 1 : 0), isExact: rest == 0)
  }
}
