/// The time of the year a garment is for.
public enum WearSeason: String, Sendable, CaseIterable {
  case summer, springAndAutumn, winter, allYear

  /// By the temperatures its type is worn at, and by its warmth.
  public init(_ garment: Garment) {
    let season = garment.type?.season ?? -90...70
    let insulation = garment.insulation?.hundredths ?? 0
    if season.lowerBound >= 10 {
      self = .summer
    } else if season.upperBound <= 16 || insulation >= 45 && garment.slot != .fullBody {
      self = .winter
    } else if season.upperBound <= 24 {
      self = .springAndAutumn
    } else {
      self = .allYear
    }
  }

  /// As people say it.
  public var title: String {
    switch self {
    case .summer: "Summer"
    case .springAndAutumn: "Spring and autumn"
    case .winter: "Winter"
    case .allYear: "All year"
    }
  }
}
