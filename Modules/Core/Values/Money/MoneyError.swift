/// Why amounts of money make no other amount.
public enum MoneyError: Failure, Equatable {
  case twoCurrencies(Currency, Currency)
  /// More than 2^63 minor units.
  case tooLarge

  public var kind: FailureKind { .refused }

  public var message: String {
    switch self {
    case .twoCurrencies(let left, let right): "An amount of \(left) and one of \(right) cannot be put together."
    case .tooLarge: "The amount of money is too large."
    }
  }
}
