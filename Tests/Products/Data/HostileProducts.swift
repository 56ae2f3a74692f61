import ProductsDomain
import Values

/// Products with texts that formats, stores and terminals stumble over; always the same for the same seed.
struct HostileProducts {
  private static let pieces = [
    "=", "+", "-", "@", "'", "\t", "\n", "\r\n", "\"", ",", ";", "\\", "<b>", "&amp;", "&", "<", "\u{0}", "\u{1B}[31m",
    "\u{202E}", "é",
    "e\u{301}", "日本語", "👩‍👩‍👧", "x", "Lamp", "1.5", "|", "\u{A0}", "\u{FEFF}",
  ]
  private static let prices = ["0.00 USD", "19.99 EUR", "10000 JPY", "1.005 KWD", "0.0001 UYW", "92233720368547758.07 CHF"]
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func make(_ count: Int) throws -> [Product] {
    try (0..<count).map { number in
      var product = try Product.sample(
        text(upTo: 6) + "n\(number)", price: Self.prices[below(Self.prices.count)], category: Category.allCases[below(4)],
        sku: below(2) == 0 ? text(upTo: 2) + "s\(number)" : nil, description: below(2) == 0 ? "x" + text(upTo: 8) + "x" : nil)
      let twelve = (number + 1) * 97
      if below(2) == 0 { product.gtin = GTIN(number: twelve * 10 + GTIN.checkDigit(of: twelve)) }
      if below(3) == 0 { product.imageURL = try WebAddress(parsing: "https://example.org/\(number)?a=1&b='2'") }
      return try product.prepared()
    }
  }

  private mutating func text(upTo count: Int) -> String {
    (0..<below(count + 1)).map { _ in Self.pieces[below(Self.pieces.count)] }.joined()
  }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
