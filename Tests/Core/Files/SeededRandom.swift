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

  /// Text in which the signs of CSV, JSON and lists are frequent, and any other scalar may occur.
  mutating func text(upTo length: Int) -> String {
    let signs: [Unicode.Scalar] = [
      "\"", ",", "\n", "\r", ";", "\\", "'", "=", "+", "-", "@", "\t", " ", "a", "é", "日", "😀", "\0", "{", "}", "[", "]", ":",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...length, using: &self) {
      if Bool.random(using: &self) {
        text.append(signs[Int.random(in: 0..<signs.count, using: &self)])
      } else if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)) {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
