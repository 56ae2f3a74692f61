public import Values

/// The weather of one day, as a forecast gives it.
public struct Weather: Sendable, Hashable {
  /// The lowest and the highest air temperature while one is dressed, in °C.
  public let low: Double
  public let high: Double
  /// The probability of rain in per cent.
  public let rain: Double
  /// At ten metres above the ground, as forecasts have it, in km/h.
  public let wind: Double
  /// Relative humidity in per cent.
  public let humidity: Double

  /// Warmer or colder air was never measured.
  public static let temperatures = -90.0...60.0
  /// Percentages.
  public static let percentages = 0.0...100.0
  /// The strongest gust measured at the ground was 408 km/h.
  public static let winds = 0.0...408.0

  /// Throws `ValueError` for what no weather has, and for a low above the high.
  public init(
    low: Double, high: Double, rain: Double = 0, wind: Double = 10, humidity: Double = 70
  ) throws(ValueError) {
    try Self.check(low, Self.temperatures, "temperature in °C")
    try Self.check(high, Self.temperatures, "temperature in °C")
    try Self.check(rain, Self.percentages, "probability of rain in per cent")
    try Self.check(wind, Self.winds, "wind in km/h")
    try Self.check(humidity, Self.percentages, "humidity in per cent")
    if low > high {
      throw ValueError("The lowest temperature, \(Self.text(low)), is above the highest, \(Self.text(high)).")
    }
    self.low = low
    self.high = high
    self.rain = rain
    self.wind = wind
    self.humidity = humidity
  }

  /// Whether the day is so uneven that a layer has to come off.
  public var isWide: Bool { high - low >= 8 }

  /// Whether one has to reckon with getting wet.
  public var isWet: Bool { rain >= 50 }

  /// The shortest text of a temperature or another figure of the weather.
  public static func text(_ number: Double) -> String { PlainDecimal.text(hundredths: Int((number * 100).rounded())) }

  private static func check(_ number: Double, _ range: ClosedRange<Double>, _ name: String) throws(ValueError) {
    if range.contains(number) { return }
    let shown = abs(number) < 10_000_000 ? text(number) : "That"
    throw ValueError("\(shown) is no \(name); allowed are \(text(range.lowerBound)) to \(text(range.upperBound)).")
  }
}
