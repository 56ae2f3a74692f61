import TestSupport

extension SeededRandom {
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
