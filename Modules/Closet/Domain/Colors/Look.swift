/// What the colours of one garment count for in harmony: the tints that are no neutrals, and how many there are in all.
struct Look: Hashable, Sendable {
  /// Sorted, so that the same colours in another order are the same look.
  let tints: [UInt8]
  let count: Int

  /// A garment without a stated colour goes with anything.
  init(_ tints: [Tint]) {
    self.tints = tints.compactMap { tint in
      if case .hue(let step, let strength) = tint { UInt8(truncatingIfNeeded: step << 2 | (strength - 1)) } else { nil }
    }.sorted()
    count = max(1, tints.count)
  }

  var isNeutral: Bool { tints.isEmpty }

  /// Per cent by which the garment falls outside a template: the mean over its colours, vivid ones weighing more.
  func misfit(_ placement: TemplatePlacement) -> Int {
    var sum = 0
    for tint in tints { sum += placement.misfits[Int(tint >> 2)] * (Int(tint & 3) + 1) }
    return sum / (4 * count)
  }
}
