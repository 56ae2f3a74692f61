/// What may happen to the bytes of a file; the same in every run.
struct Damage {
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(state: seed)
  }

  /// The bytes after one to four accidents.
  mutating func of(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty { happen(to: &bytes) }
    return bytes
  }

  private mutating func happen(to bytes: inout [UInt8]) {
    let place = Int.random(in: bytes.indices, using: &random)
    let piece = place..<min(bytes.count, place + Int.random(in: 1...40, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes.removeSubrange(piece)
    case 2: bytes.insert(contentsOf: bytes[piece], at: place)
    case 3: bytes[place] = [0x00, 0x09, 0x0A, 0x0D, 0x22, 0x26, 0x2C, 0x3C, 0x5B, 0xE9, 0xFF].randomElement(using: &random) ?? 0
    case 4: if let sign = bytes.firstIndex(where: { $0 == 0x2C || $0 == 0x09 }) { bytes.remove(at: sign) }
    default: bytes.swapAt(place, Int.random(in: bytes.indices, using: &random))
    }
  }
}
