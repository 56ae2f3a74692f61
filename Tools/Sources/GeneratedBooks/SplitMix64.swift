/// The generator of Steele, Lea and Flood (2014): the same numbers for the same seed, on every machine and version of Swift.
public struct SplitMix64 {
  private var state: UInt64

  /// Equal seeds give equal numbers.
  public init(seed: UInt64) { state = seed }

  /// All 64 bits are random.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below the bound, by multiplication: a tiny bias is no matter here, and a division would be slow.
  public mutating func below(_ bound: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(bound)).high) }

  /// True in so many of a thousand cases.
  public mutating func chance(perMille: Int) -> Bool { below(1000) < perMille }

  /// The list must not be empty.
  public mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
}
