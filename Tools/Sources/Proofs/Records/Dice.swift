import GeneratedBooks

/// Seeded chance, so that a fault can be met again.
struct Dice {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func below(_ bound: Int) -> Int { random.below(max(bound, 1)) }
  mutating func between(_ low: Int, _ high: Int) -> Int { low + below(high - low + 1) }
  mutating func chance(_ perCent: Int) -> Bool { below(100) < perCent }
  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  /// A value in so many of a hundred cases.
  mutating func maybe<Value>(_ perCent: Int, _ value: (inout Dice) -> Value) -> Value? {
    chance(perCent) ? value(&self) : nil
  }

  mutating func list<Value>(upTo most: Int, _ value: (inout Dice) -> Value) -> [Value] {
    (0..<below(most + 1)).map { _ in value(&self) }
  }

  /// Lower-case hexadecimal digits.
  mutating func hex(_ digits: Int) -> String {
    String((0..<digits).map { _ in Array("0123456789abcdef")[below(16)] })
  }

  /// A random UUID (RFC 9562, version 4).
  mutating func id() -> String {
    "\(hex(8))-\(hex(4))-4\(hex(3))-\(pick(["8", "9", "a", "b"]))\(hex(3))-\(hex(12))"
  }

  mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) } }
}
