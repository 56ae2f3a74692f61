import ClosetDomain
import Commands
import Values

/// The weather of a day on the command line.
struct WeatherOptions: ParsableArguments {
  @Option(
    name: [.long, .customShort("t")], help: .init("The temperature in °C, where it stays the same.", valueName: "degrees"),
    transform: { try WeatherOptions.number($0) })
  var temperature: Double?
  @Option(
    help: .init("The lowest temperature of the day in °C.", valueName: "degrees"), transform: { try WeatherOptions.number($0) })
  var low: Double?
  @Option(
    help: .init("The highest temperature of the day in °C.", valueName: "degrees"), transform: { try WeatherOptions.number($0) })
  var high: Double?
  @Option(
    help: .init("The probability of rain in per cent.", valueName: "percent"), transform: { try WeatherOptions.number($0) })
  var rain: Double = 0
  @Option(
    help: .init("The wind in km/h, as forecasts state it.", valueName: "km/h"), transform: { try WeatherOptions.number($0) })
  var wind: Double = 10
  @Option(
    help: .init("The relative humidity in per cent.", valueName: "percent"), transform: { try WeatherOptions.number($0) })
  var humidity: Double = 70

  /// Throws when no temperature is given, and for what no weather has.
  func weather() throws -> Weather {
    guard let anyTemperature = temperature ?? low ?? high else {
      throw ValidationError("a temperature is needed; give --temperature 8, or --low 4 --high 14.")
    }
    let low = low ?? min(anyTemperature, high ?? anyTemperature)
    let high = high ?? max(anyTemperature, low)
    do {
      return try Weather(low: low, high: high, rain: rain, wind: wind, humidity: humidity)
    } catch {
      throw ValidationError(error.message)
    }
  }

  private static func number(_ text: String) throws -> Double {
    guard let hundredths = PlainDecimal.hundredths(text) else {
      throw ValueError("\(quoted(text)) is no number; write digits, such as 8 or -2.5.")
    }
    return Double(hundredths) / 100
  }
}
