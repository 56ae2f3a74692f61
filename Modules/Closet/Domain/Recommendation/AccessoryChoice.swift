/// The accessories worn with outfits: of each kind the one that suits the occasion best, chosen without regard to the rest.
///
/// So what is worn with a garment depends on that garment alone, and outfits never differ in accessories only.
struct AccessoryChoice {
  private struct Candidate {
    let garment: Garment
    let rank: Int
    let merit: (suits: Int, isNeutral: Int, rotation: Int)

    func isBetter(than other: Candidate) -> Bool {
      merit == other.merit ? rank < other.rank : merit > other.merit
    }
  }

  private let conditions: OutfitConditions
  private var best: [GarmentType: Candidate] = [:]

  init(conditions: OutfitConditions) {
    self.conditions = conditions
  }

  /// Takes part in the choice; `rank` decides between equals.
  mutating func consider(_ garment: Garment, type: GarmentType, rank: Int, isNeutral: Bool, rotation: Int) {
    let suits = conditions.occasion.suitability(garment.formality ?? type.formality)
    let candidate = Candidate(garment: garment, rank: rank, merit: (suits, isNeutral ? 1 : 0, rotation))
    if let other = best[type], other.isBetter(than: candidate) { return }
    best[type] = candidate
  }

  /// What is worn with every outfit.
  var always: [Garment] {
    let weather = conditions.weather
    var kinds: [[GarmentType]] = []
    if conditions.isCold { kinds += [[.beanie, .hat], [.scarf], [.gloves]] }
    if conditions.occasion == .work || conditions.occasion == .casual { kinds.append([.bag]) }
    if conditions.occasion.isOutdoors, weather.high >= 18, weather.rain < 30 { kinds.append([.sunglasses]) }
    return kinds.compactMap(chosen)
  }

  /// What is worn with a garment of this type.
  func companions(of type: GarmentType) -> [Garment] {
    let mean = (conditions.weather.low + conditions.weather.high) / 2
    switch type {
    case .sneakers, .shoes, .loafers, .boots: return [[.socks]].compactMap(chosen)
    case .skirt, .dress: return mean < 15 ? [[.tights]].compactMap(chosen) : []
    case .jeans, .trousers, .chinos: return [[.belt]].compactMap(chosen)
    case .suit: return [[.tie]].compactMap(chosen)
    case .shirt: return conditions.occasion == .formal ? [[.tie]].compactMap(chosen) : []
    default: return []
    }
  }

  private func chosen(_ kinds: [GarmentType]) -> Garment? {
    kinds.compactMap { best[$0] }.max { $1.isBetter(than: $0) }?.garment
  }
}
