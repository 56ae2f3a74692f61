/// What the colours of one garment count for in harmony: the tints that are no neutrals, and how many there are in all.
struct Look: Hashable, Sendable {
  /// More are not told apart on a garment.
  private static let mostTints = 7

  /// A byte for each tint, the lowest first, 0 for none; ten thousand garments are told apart by one number each.
  private let packed: UInt64
  private let count: Int

  /// A garment without a stated colour goes with anything.
  init(_ tints: [Tint]) {
    let hues = tints.compactMap { tint in
      if case .hue(let step, let strength) = tint { UInt64(step << 2 | (strength - 1)) + 1 } else { nil as UInt64? }
    }
    packed = hues.sorted().prefix(Self.mostTints).reduce(0) { $0 << 8 | $1 }
    count = max(1, tints.count)
  }

  var isNeutral: Bool { packed == 0 }

  /// Per cent by which the garment falls outside a template: the mean over its colours, vivid ones weighing more.
  func misfit(_ placement: TemplatePlacement) -> Int {
    var (sum, rest) = (0, packed)
    while rest > 0 {
      let tint = Int(rest & 0xFF) - 1
      sum += placement.misfits[tint >> 2] * ((tint & 3) + 1)
      rest >>= 8
    }
    return sum / (4 * count)
  }
}
