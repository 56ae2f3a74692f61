/// The same numbers in every run (SplitMix64), so that a failure can be seen again.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Scalars from the blocks where folding and composing have most to do.
  mutating func text(upTo length: Int) -> String {
    let blocks: [ClosedRange<UInt32>] = [
      0...0x7F, 0x20...0x7E, 0x80...0x24F, 0x300...0x36F, 0x370...0x5FF, 0x600...0x74F, 0x900...0x9FF, 0xE00...0xE7F,
      0x1100...0x11FF,
      0x1E00...0x20FF, 0x2100...0x2BFF, 0x3000...0x30FF, 0x3130...0x318F, 0x4E00...0x4E20, 0xAC00...0xD7FF, 0xF900...0xFFFF,
      0x1F300...0x1F6FF, 0x20000...0x20020,
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...length, using: &self) {
      let block = blocks[Int.random(in: 0..<blocks.count, using: &self)]
      if let scalar = Unicode.Scalar(UInt32.random(in: block, using: &self)) { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
