extension FeatureSample {
  static let books = FeatureSample(
    name: "books", add: { ["books", "add", "Book \($0)", "--author", "Author \($0)"] },
    record: { number, dice in
      [
        ("title", JSONText.string(HostileText.unique(number, &dice))),
        ("author", JSONText.string(HostileText.unique(number, &dice))),
        ("additionalAuthors", texts(&dice)), ("tags", texts(&dice)),
      ]
        + optional("publishedDate", &dice, published)
        + optional("isbn", &dice) { _ in JSONText.string(withCheckDigit("978" + padded(number * 7919 % 1_000_000_000, 9))) }
        + optional("publisher", &dice, text) + optional("pages", &dice) { "\($0.between(1, 3000))" }
        + optional("language", &dice) { JSONText.string($0.pick(["en", "de", "pt-BR", "klingon, perhaps"])) }
        + optional("status", &dice) { JSONText.string($0.pick(["toRead", "reading", "read", "abandoned"])) }
        + optional("rating", &dice) { $0.pick(["1", "2.5", "4.25", "5"]) }
        + optional("dateRead", &dice, day) + optional("dateAdded", &dice, day) + optional("notes", &dice, text)
    })

  private static func published(_ dice: inout Dice) -> String {
    let year = dice.chance(10) ? -dice.between(1, 800) : dice.between(1, 2099)
    switch dice.below(3) {
    case 0: return JSONText.string(padded(year, 4))
    case 1: return JSONText.string("\(padded(year, 4))-\(padded(dice.between(1, 12), 2))")
    default: return JSONText.string(date(year, &dice))
    }
  }
}
