extension FeatureSample {
  /// Marks a password, so that it can be searched for where it must not be.
  static let password = "Marker-pelican-94-quartz-umbrella"

  static let users = FeatureSample(
    name: "users",
    add: { ["users", "register", "--name", "User \($0)", "--email", "user\($0)@a.example", "--password-stdin"] },
    input: password + "\n",
    record: { number, dice in
      [
        ("name", JSONText.string(HostileText.unique(number, &dice))),
        (
          "email",
          JSONText.string(
            "\(dice.pick(["u", "a+b", "o'neil", "x_y-z"]))\(number)@\(dice.pick(["a.example", "bücher.example", "B.Example"]))")
        ),
      ]
        + optional("avatarURL", &dice) { url(number, &$0) }
        + optional("createdAt", &dice) { dice in
          JSONText.string(
            date(dice.between(1990, 2025), &dice) + dice.pick(["T12:30:05Z", "T23:59:59.123456Z", "T01:02:03+05:30"]))
        }
    })
}
