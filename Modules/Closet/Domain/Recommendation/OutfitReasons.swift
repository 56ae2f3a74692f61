import Values

/// Says in the user's words what speaks for an outfit, and what against it.
struct OutfitReasons {
  let garments: [Garment]
  let wearables: [Wearable]
  let score: OutfitScore
  let insulation: Double
  let conditions: OutfitConditions

  var sentences: [String] {
    [warmth, layers, rain, wind, color, pattern, formality, rotation, suit].compactMap(\.self)
  }

  private var warmth: String {
    let range = conditions.comfortableInsulation
    let temperature = "\(Weather.text(conditions.weather.low)) °C"
    let asked = "\(Self.text(range.lowerBound)) to \(Self.text(range.upperBound)) clo suit"
    let own = "\(Self.text(insulation)) clo"
    if range.contains(insulation) { return "Right for \(temperature): \(own), and \(asked)." }
    let isColder = insulation < range.lowerBound
    let degree = score[.warmth] >= 0.8 ? "a little " : score[.warmth] >= 0.4 ? "" : "far too "
    return "\(degree.isEmpty ? "" : degree)\(isColder ? "cool" : "warm") for \(temperature): \(own), where \(asked)."
      .capitalizedFirst
  }

  private var layers: String? {
    let removable = garments.filter { $0.slot?.isRemovable == true }
    guard conditions.weather.isWide else { return nil }
    let temperature = "\(Weather.text(conditions.weather.high)) °C"
    if removable.isEmpty { return "Nothing to take off when it is \(temperature)." }
    return "Take off \(Self.list(removable)) when it is \(temperature)."
  }

  private var rain: String? {
    guard conditions.occasion.isOutdoors, conditions.weather.rain >= 30 else { return nil }
    let chance = "\(Weather.text(conditions.weather.rain)) % rain"
    let dry = garments.filter { $0.isWaterproof == true && ($0.slot == .outerLayer || $0.slot == .footwear) }
    return dry.isEmpty ? "Take an umbrella: \(chance), and nothing here keeps it out." : "\(Self.list(dry)) against \(chance)."
  }

  private var wind: String? {
    guard conditions.occasion.isOutdoors, conditions.weather.wind >= 30 else { return nil }
    let stops = garments.filter { $0.isWindproof == true && $0.slot == .outerLayer }
    return stops.isEmpty ? nil : "\(Self.list(stops)) against wind of \(Weather.text(conditions.weather.wind)) km/h."
  }

  private var color: String? {
    let colored = zip(garments, wearables).filter { !$1.look.isNeutral }
    if colored.isEmpty { return "All colours are neutral, so they go together." }
    let share = OutfitScore.fine / max(1, wearables.count)
    let template = OutfitScorer.harmony(wearables.map(\.look), share).placement.template
    if score[.color] < 0.7 { return "The colours of \(Self.list(colored.map(\.0))) do not quite go together." }
    if template == .i {
      let isWhole = colored.count == wearables.count
      return isWhole ? "All in one colour." : "One colour with neutrals: \(Self.list(colored.map(\.0)))."
    }
    return "\(template.title.capitalizedFirst): \(Self.list(colored.map(\.0)))."
  }

  private var pattern: String? {
    let bold = zip(garments, wearables).filter(\.1.isBold).map(\.0)
    if bold.count == 1, let only = bold.first { return "One pattern: '\(only.name)'." }
    return bold.count > 1 ? "The patterns of \(Self.list(bold)) compete." : nil
  }

  private var formality: String {
    let share = OutfitScore.fine / max(1, wearables.count)
    let level = OutfitScorer(conditions: conditions, alwaysWorn: 0).formality(wearables, share).level
    let occasion = conditions.occasion.text
    if score[.formality] >= 0.9 { return "All \(level.text), right for \(occasion)." }
    return score[.formality] >= 0.6 ? "\(level.text.capitalizedFirst) enough for \(occasion)." : "Hardly for \(occasion)."
  }

  private var rotation: String? {
    if garments.allSatisfy({ $0.lastWorn == nil && $0.wears == 0 }) { return nil }
    let waiting = zip(garments, wearables).filter { $0.wears > 0 && $1.rotation == 100 }.map(\.0)
    if !waiting.isEmpty { return "\(Self.list(waiting)) not worn for a month." }
    let fresh = garments.filter { $0.wears == 0 && $0.lastWorn == nil }
    if !fresh.isEmpty { return "\(Self.list(fresh)) never worn yet." }
    let recent = zip(garments, wearables).filter { $1.rotation <= 35 }.map(\.0)
    return recent.isEmpty ? nil : "\(Self.list(recent)) worn within the last two days."
  }

  private var suit: String? {
    garments.contains { $0.type == .suit } ? "A shirt goes under the suit." : nil
  }

  private static func list(_ garments: [Garment]) -> String {
    let names = garments.map { "'\($0.name)'" }
    return names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  private static func text(_ clo: Double) -> String { Weather.text(clo) }
}

extension String {
  /// The first letter in upper case.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
