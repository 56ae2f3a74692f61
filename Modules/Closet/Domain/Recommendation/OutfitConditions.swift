public import Values

/// What an outfit is for: the weather, the occasion and the day. The same conditions and closet give the same outfits.
public struct OutfitConditions: Sendable {
  /// Of the hours one is dressed.
  public let weather: Weather
  /// What one dresses for.
  public let occasion: Occasion
  /// The day it is worn on, which recency is counted from.
  public let day: Day
  /// What the coldest and the warmest hour ask for.
  let cold: ComfortRange
  let warm: ComfortRange

  /// The day is passed in, since a clock would give another answer tomorrow.
  public init(weather: Weather, occasion: Occasion = .casual, day: Day) {
    self.weather = weather
    self.occasion = occasion
    self.day = day
    cold = ComfortRange(at: weather.low, weather: weather, occasion: occasion)
    warm = ComfortRange(at: weather.high, weather: weather, occasion: occasion)
  }

  /// The insulation aimed at for the coldest hour, in clo.
  public var targetInsulation: Double { cold.target }
  /// From just not cold to not yet warm, in clo, at the coldest hour.
  public var comfortableInsulation: ClosedRange<Double> { cold.lowest...max(cold.lowest, cold.highest) }

  /// Whether one goes out only with something over it.
  var wantsOuterLayer: Bool { occasion.isOutdoors && (weather.low <= 10 || weather.isWet && weather.low < 24) }
  /// Whether something has to come off during the day.
  var wantsRemovableLayer: Bool { weather.isWide && weather.low < 20 }
  /// Whether hat, gloves and scarf are worn.
  var isCold: Bool { occasion.isOutdoors && weather.low <= 5 }
}
