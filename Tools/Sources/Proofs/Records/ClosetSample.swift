extension FeatureSample {
  static let closet = FeatureSample(
    name: "closet", add: { ["closet", "add", "--name", "Shirt \($0)", "--type", "shirt", "--color", "navy"] },
    record: { number, dice in
      [
        ("name", JSONText.string(HostileText.unique(number, &dice))), ("type", JSONText.string(dice.pick(types))),
        ("colors", JSONText.list(dice.list(upTo: 3) { $0.pick(["navy", "white", "red", "olive", "black", "beige"]) })),
      ]
        + optional("pattern", &dice, text) + optional("material", &dice, text) + optional("brand", &dice, text)
        + optional("formality", &dice) { JSONText.string($0.pick(["casual", "smart", "business", "formal", "sport"])) }
        + optional("clo", &dice) { $0.pick(["0.08", "0.25", "0.48", "1"]) }
        + optional("waterproof", &dice) { $0.pick(["true", "false"]) }
        + optional("windproof", &dice) { $0.pick(["true", "false"]) }
        + optional("price", &dice, price) + optional("purchased", &dice, day)
        + optional("wears", &dice) { "\($0.between(1, 300))" } + optional("inWash", &dice) { $0.pick(["true", "false"]) }
    })

  private static let types = [
    "t-shirt", "shirt", "sweater", "jacket", "coat", "raincoat", "jeans", "shorts", "skirt", "dress", "suit", "sneakers", "boots",
    "scarf",
    "hat", "tie", "bag",
  ]
}
