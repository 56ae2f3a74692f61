/// Something a closet lacks for the weather and the occasion.
public enum Shortfall: Sendable, Equatable {
  case nothingStored
  /// So many garments, all of them.
  case allInWash(Int)
  /// A place on the body with nothing to wear, and how much of it is in the wash.
  case missing([Slot], inWash: Int)
  /// Even the warmest clothes are so many clo short at this temperature.
  case notWarmEnough(clo: Double, temperature: Double)
  /// Even the lightest clothes are so many clo too warm at this temperature.
  case tooWarm(clo: Double, temperature: Double)
  /// Rain is likely, and nothing clean keeps it out.
  case notWaterproof(rain: Double)
  /// Nothing clean suits the occasion.
  case notSuitable(Occasion)

  /// What is missing and what to do, in two sentences.
  public var sentence: String {
    switch self {
    case .nothingStored:
      "There is nothing in the closet yet. Add a garment with 'app closet add', or try the sample with 'app closet sample'."
    case .allInWash(let count):
      "\(count == 1 ? "The only garment is" : "All \(count) garments are") in the wash. "
        + "When they are clean, say so with 'app closet wash --done --all'."
    case .missing(let slots, let inWash):
      "There is no clean \(slots.map(\.title).joined(separator: " and no clean ")) to wear. "
        + (inWash > 0 ? "\(inWash) could be washed: 'app closet list --in-wash'." : "Add one with 'app closet add'.")
    case .notWarmEnough(let clo, let temperature):
      "Nothing clean is warm enough for \(Weather.text(temperature)) °C: the warmest clothes are \(Self.text(clo)) clo short. "
        + "Warmer things would help, such as a parka (0.7 clo) or a thick sweater (0.36 clo)."
    case .tooWarm(let clo, let temperature):
      "Everything clean is too warm for \(Weather.text(temperature)) °C, by \(Self.text(clo)) clo. "
        + "Thin clothes would help, such as a T-shirt (0.08 clo) and shorts (0.08 clo)."
    case .notWaterproof(let rain):
      "Nothing clean keeps rain out, and the chance of rain is \(Weather.text(rain)) %. Take an umbrella."
    case .notSuitable(let occasion):
      "Nothing clean suits the occasion '\(occasion.text)'. These are the nearest."
    }
  }

  private static func text(_ clo: Double) -> String { Weather.text(clo) }
}
