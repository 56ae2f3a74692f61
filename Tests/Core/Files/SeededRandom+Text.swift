import TestSupport

extension SeededRandom {
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
