extension FeatureSample {
  static let contents = FeatureSample(
    name: "contents", add: { ["contents", "add", "https://a.example/\($0)"] },
    record: { number, dice in
      [
        ("url", url(number, &dice)), ("title", JSONText.string(HostileText.unique(number, &dice))), ("theme", text(&dice)),
        ("tags", texts(&dice)),
      ]
        + optional("level", &dice) { JSONText.string($0.pick(["beginner", "intermediate", "advanced"])) }
        + optional("note", &dice, text)
        + optional("addedAt", &dice) { JSONText.string(date($0.between(1990, 2025), &$0) + "T12:30:05Z") }
    })
}
