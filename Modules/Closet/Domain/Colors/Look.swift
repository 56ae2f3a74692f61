/// What the colours of one garment count for in harmony: the tints that are no neutrals, and how many there are in all.
struct Look: Hashable, Sendable {
  /// A byte for each tint, the highest in the lowest byte, 0 for none; of more than eight the highest eight count.
  private var packed: UInt64 = 0
  private var count = 0

  /// A garment without a stated colour goes with anything.
  init() {}

  init(_ tints: [Tint]) {
    for tint in tints { add(tint) }
  }

  /// One colour more; the order they come in does not matter.
  mutating func add(_ tint: Tint) {
    count += 1
    guard case .hue(let step, let strength) = tint else { return }
    let byte = UInt64(step << 2 | (strength - 1)) + 1
    var place: UInt64 = 0
    while packed >> place & 0xFF > byte { place += 8 }
    packed = ((packed >> place) << 8 | byte) << place | packed & (1 << place &- 1)
  }

  var isNeutral: Bool { packed == 0 }

  /// Per cent by which the garment falls outside a template: the mean over its colours, vivid ones weighing more.
  func misfit(_ placement: TemplatePlacement) -> Int {
    if isNeutral { return 0 }
    var (sum, rest) = (0, packed)
    while rest > 0 {
      let tint = Int(rest & 0xFF) - 1
      sum += placement.misfits[tint >> 2] * ((tint & 3) + 1)
      rest >>= 8
    }
    return sum / (4 * count)
  }
}
