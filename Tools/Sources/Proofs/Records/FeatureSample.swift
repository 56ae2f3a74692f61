/// What the proofs must know of a feature to fill it: the words that add one thing, and random records as its JSON has them.
struct FeatureSample: Sendable {
  typealias Members = [(key: String, value: String)]

  /// As `app features` calls it.
  let name: String
  /// The arguments that add the thing of this number.
  let add: @Sendable (_ number: Int) -> [String]
  /// The line of standard input `add` reads, if it does.
  var input: String?
  /// Formats that by their nature cannot say all of it.
  var oneWay: Set<String> = []
  /// The members of the record of this number; keys that are missing are empty.
  let record: @Sendable (_ number: Int, _ dice: inout Dice) -> Members

  /// A JSON array of so many records.
  func records(_ count: Int, seed: UInt64) -> String {
    var dice = Dice(seed: seed)
    let lines = (1...count).map { JSONText.object([("id", JSONText.string(dice.id()))] + record($0, &dice)) }
    return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  static let all = [books, closet, contents, products, users]
}

/// Fills an optional member in about two of three records.
func optional(_ key: String, _ dice: inout Dice, _ value: (inout Dice) -> String) -> FeatureSample.Members {
  dice.maybe(66, value).map { [(key, $0)] } ?? []
}

extension FeatureSample {
  static func text(_ dice: inout Dice) -> String { JSONText.string(HostileText.make(&dice)) }
  static func texts(_ dice: inout Dice) -> String { JSONText.list(dice.list(upTo: 4) { HostileText.make(&$0) }) }

  /// A day as `2019-03-05`.
  static func day(_ dice: inout Dice) -> String { JSONText.string(date(dice.between(1970, 2025), &dice)) }

  static func date(_ year: Int, _ dice: inout Dice) -> String {
    "\(padded(year, 4))-\(padded(dice.between(1, 12), 2))-\(padded(dice.between(1, 28), 2))"
  }

  static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number.magnitude)
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  static func price(_ dice: inout Dice) -> String {
    let (currency, digits) = dice.pick([("USD", 2), ("EUR", 2), ("JPY", 0), ("KWD", 3), ("GBP", 2)])
    let fraction = digits == 0 ? "" : "." + padded(dice.below([1, 10, 100, 1000][digits]), digits)
    return JSONText.object([
      ("amount", JSONText.string("\(dice.below(100_000))\(fraction)")), ("currency", JSONText.string(currency)),
    ])
  }

  static func url(_ number: Int, _ dice: inout Dice) -> String {
    let end = dice.pick([
      "", "?q=a&b=c", "#part", "/%20x", "/(a)", "?x=%22", "/a,b;c", "/it's", "/[1]", "/ü", "?u=http://b.example/",
    ])
    return JSONText.string("https://\(dice.pick(["a", "www.b", "bücher"])).example/\(number)\(end)")
  }

  /// The digits with their check digit; weights 3 and 1 from the right (GS1 General Specifications, 7.9).
  static func withCheckDigit(_ digits: String) -> String {
    let sum = digits.reversed().enumerated().reduce(0) {
      $0 + ($1.offset.isMultiple(of: 2) ? 3 : 1) * ($1.element.wholeNumberValue ?? 0)
    }
    return digits + String((10 - sum % 10) % 10)
  }
}
