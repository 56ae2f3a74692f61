public import Values

/// How long ago a garment was worn.
public enum WearAge: String, Sendable, CaseIterable {
  case thisMonth, thisYear, longAgo, unknown, never

  /// Counted in days from today: up to 30, up to 365, and more.
  public init(_ garment: Garment, today: Day) {
    guard let lastWorn = garment.lastWorn else {
      self = garment.wears == 0 ? .never : .unknown
      return
    }
    switch today.number - lastWorn.number {
    case ...30: self = .thisMonth
    case ...365: self = .thisYear
    default: self = .longAgo
    }
  }

  /// As people say it.
  public var title: String {
    switch self {
    case .thisMonth: "Worn in the last 30 days"
    case .thisYear: "Worn in the last year"
    case .longAgo: "Not worn for a year"
    case .unknown: "Worn, nobody knows when"
    case .never: "Never worn"
    }
  }
}
