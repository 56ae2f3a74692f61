/// Products in the app's own CSV, or as Shopify exports them with descriptions in HTML, always the same for the same seed.
public enum GeneratedProducts: String, Sendable, CaseIterable {
  case products
  case shopify

  private static let categories = ["electronics", "clothing", "food", "books"]
  private static let endings = [".00", ".49", ".50", ".90", ".95", ".99"]

  /// Hands the file of so many products to `write` in pieces of some 256 KiB, and passes on what it throws.
  public func generate(count: Int, seed: UInt64, write: ([UInt8]) throws -> Void) rethrows {
    var random = SplitMix64(seed: seed)
    let words = Words()
    var row = CSVRow()
    row.append(raw: header)
    row.end()
    for number in 0..<max(count, 0) {
      switch self {
      case .products: appendProduct(to: &row, number, words, &random)
      case .shopify: appendShopify(to: &row, number, words, &random)
      }
      row.end()
      if row.bytes.count > 1 << 18 {
        try write(row.bytes)
        row.bytes.removeAll(keepingCapacity: true)
      }
    }
    try write(row.bytes)
  }

  private var header: String {
    switch self {
    case .products: "id,name,description,price,currency,category,imageURL,gtin,sku"
    case .shopify: "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Variant SKU,Variant Price,Variant Barcode,Image Src"
    }
  }

  private func appendProduct(to row: inout CSVRow, _ number: Int, _ words: Words, _ random: inout SplitMix64) {
    row.append(raw: GeneratedID.text((random.next(), random.next())))
    row.append(text(3, words, &random))
    row.append(random.chance(perMille: 800) ? text(18, words, &random) : "")
    row.append(raw: price(&random))
    row.append(raw: random.chance(perMille: 900) ? "USD" : "EUR")
    row.append(raw: random.pick(Self.categories))
    row.append(raw: random.chance(perMille: 700) ? "https://cdn.example.com/files/products/\(number).jpg" : "")
    row.append(raw: random.chance(perMille: 700) ? gtin(number) : "")
    row.append(raw: "SKU-\(number)")
  }

  private func appendShopify(to row: inout CSVRow, _ number: Int, _ words: Words, _ random: inout SplitMix64) {
    row.append(raw: "product-\(number)")
    row.append(text(3, words, &random))
    row.append("<p>\(text(9, words, &random)) &amp; more</p><ul><li>\(text(4, words, &random))</li></ul>")
    row.append(raw: "Vendor")
    row.append(raw: random.pick(Self.categories))
    row.append(raw: "")
    row.append(raw: "true")
    row.append(raw: "SKU-\(number)")
    row.append(raw: price(&random))
    row.append(raw: random.chance(perMille: 700) ? gtin(number) : "")
    row.append(raw: "https://cdn.example.com/files/products/\(number).jpg")
  }

  private func price(_ random: inout SplitMix64) -> String { "\(1 + random.below(300))\(random.pick(Self.endings))" }

  private func text(_ count: Int, _ words: Words, _ random: inout SplitMix64) -> String {
    var text = ""
    for place in 0..<count {
      if place > 0 { text += " " }
      text += words.draw(&random)
    }
    return text
  }

  /// Thirteen digits that no other number gets.
  private func gtin(_ number: Int) -> String {
    let twelve = 400_000_000_000 + number % 1_000_000_000 * 387_420_489 % 1_000_000_007
    var (sum, rest, weight) = (0, twelve, 3)
    while rest > 0 {
      sum += rest % 10 * weight
      weight = 4 - weight
      rest /= 10
    }
    return "\(twelve)\((10 - sum % 10) % 10)"
  }
}
