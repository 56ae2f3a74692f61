extension FeatureSample {
  static let products = FeatureSample(
    name: "products",
    add: { ["products", "add", "--name", "Thing \($0)", "--price", "19.99", "--currency", "USD", "--category", "electronics"] },
    // The rows of the remote service know no currency and no bar code.
    oneWay: ["remote"],
    record: { number, dice in
      [
        ("name", JSONText.string(HostileText.unique(number, &dice))), ("price", price(&dice)),
        ("category", JSONText.string(dice.pick(["electronics", "clothing", "food", "books"]))),
      ]
        + optional("description", &dice, text) + optional("imageURL", &dice) { url(number, &$0) }
        + optional("gtin", &dice) { dice in
          JSONText.string(withCheckDigit(padded(number * 7919 % 10_000_000 + 10_000_000, dice.pick([11, 12, 13]))))
        }
        + optional("sku", &dice) { dice in JSONText.string(HostileText.unique(number, &dice)) }
    })
}
