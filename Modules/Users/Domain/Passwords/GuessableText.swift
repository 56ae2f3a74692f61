/// A text that may be cut into pieces every guesser tries: known words, rows of neighbouring keys, one short number.
struct GuessableText {
  private let text: [UInt8]
  /// By their first byte.
  private let known: [UInt8: [[UInt8]]]

  private static let shortestRow = 3
  private static let longestNumber = 4

  init(_ text: [UInt8], known: [[UInt8]]) {
    self.text = text
    self.known = Dictionary(grouping: known.filter { !$0.isEmpty }) { $0[0] }
  }

  /// Whether such pieces cover it from end to end.
  var isMadeOfKnown: Bool {
    // What can be reached without a number, and with one.
    var reached = [(plain: Bool, numbered: Bool)](repeating: (false, false), count: text.count + 1)
    reached[0].plain = true
    for place in text.indices where reached[place].plain || reached[place].numbered {
      for length in wordLengths(at: place) + rowLengths(at: place) {
        if reached[place].plain { reached[place + length].plain = true }
        if reached[place].numbered { reached[place + length].numbered = true }
      }
      if reached[place].plain {
        for length in numberLengths(at: place) { reached[place + length].numbered = true }
      }
    }
    return reached[text.count].plain || reached[text.count].numbered
  }

  private func wordLengths(at place: Int) -> [Int] {
    (known[text[place]] ?? []).filter { text[place...].starts(with: $0) }.map(\.count)
  }

  private func numberLengths(at place: Int) -> [Int] {
    let digits = text[place...].prefix(Self.longestNumber).prefix { (0x30...0x39).contains($0) }
    return digits.isEmpty ? [] : Array(1...digits.count)
  }

  /// A row goes on by the same step: `aaaa`, `abcd`, `4321`, `qwert` on a keyboard.
  private func rowLengths(at place: Int) -> [Int] {
    var longest = 1
    for steps in Self.orders {
      var end = place + 1
      guard end < text.count, let step = steps(text[place], text[end]) else { continue }
      while end < text.count, steps(text[end - 1], text[end]) == step { end += 1 }
      longest = max(longest, end - place)
    }
    return longest < Self.shortestRow ? [] : Array(Self.shortestRow...longest)
  }

  /// How far the second sign is from the first, where they are the same or neighbours; each in one order of signs.
  private static let orders: [@Sendable (UInt8, UInt8) -> Int?] =
    [
      { first, second in
        let step = Int(second) - Int(first)
        return abs(step) <= 1 ? step : nil
      }
    ]
    + ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "yxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn"].map(
      order)

  private static func order(_ keys: String) -> @Sendable (UInt8, UInt8) -> Int? {
    let places = Dictionary(uniqueKeysWithValues: keys.utf8.enumerated().map { ($1, $0) })
    return { first, second in
      guard let start = places[first], let end = places[second], abs(end - start) == 1 else { return nil }
      return end - start
    }
  }
}
