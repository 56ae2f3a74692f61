/// The garments of one slot, as far as they can be part of the best outfits.
struct SlotPool {
  /// What a garment counts for apart from its warmth and recency.
  struct Style: Hashable {
    let look: Int
    let formality: Formality
    let isBold: Bool
  }

  struct Item {
    let key: OutfitKey
    let style: Int
    let look: Int
    /// The place of its insulation in `insulations`.
    let warmth: Int
    /// What it adds as one of several, before it is divided by their number.
    let mean: Int
    /// What it adds whatever else is worn.
    let fixed: Int
  }

  let slot: Slot
  let looks: [Look]
  let styles: [Style]
  /// In hundredths of a clo, ascending, each once.
  let insulations: [Int]
  let items: [Item]

  /// Of garments that differ in recency and season alone only the best `count` can be in one of the best `count` outfits.
  init(_ slot: Slot, _ wearables: [Wearable], keeping count: Int) {
    let slotPlace = OutfitShape.slots.firstIndex(of: slot) ?? 0
    self.slot = slot
    var looks = Numbering<Look>()
    var styles = Numbering<Style>()
    let insulations = Set(wearables.map(\.insulation)).sorted()
    let places = Dictionary(uniqueKeysWithValues: insulations.enumerated().map { ($1, $0) })
    var groups: [Group: [Item]] = [:]
    for wearable in wearables {
      let style = Style(look: looks.number(of: wearable.look), formality: wearable.formality, isBold: wearable.isBold)
      let item = Item(
        key: OutfitKey(rank: wearable.rank, place: slotPlace),
        style: styles.number(of: style), look: style.look, warmth: places[wearable.insulation] ?? 0,
        mean: ScorePart.weather.weight * 50 * wearable.season + ScorePart.rotation.weight * 100 * wearable.rotation,
        fixed: ScorePart.weather.weight * 50 * OutfitScore.fine * wearable.shelter)
      let group = Group(style: item.style, warmth: item.warmth, fixed: item.fixed)
      groups[group, default: []].insert(item, keeping: count)
    }
    items = groups.values.joined().sorted { $0.key < $1.key }
    self.looks = looks.values
    self.styles = styles.values
    self.insulations = insulations
  }

  /// Whether any has a pattern that draws the eye.
  var hasBold: Bool { styles.contains { $0.isBold } }

  private struct Group: Hashable {
    let style: Int
    let warmth: Int
    let fixed: Int
  }
}

extension [SlotPool.Item] {
  /// Items come in the order of their keys, so that a later one that is no better does not pass an earlier one.
  fileprivate mutating func insert(_ item: SlotPool.Item, keeping count: Int) {
    if self.count >= count, let last, last.mean >= item.mean { return }
    let place = firstIndex { $0.mean < item.mean } ?? self.count
    insert(item, at: place)
    if self.count > count { removeLast() }
  }
}

/// Numbers things in the order they are first seen.
private struct Numbering<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(of value: Value) -> Int {
    if let known = numbers[value] { return known }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
