import Foundation

/// Texts full of control characters: none of them reaches the terminal through a table or a message.
struct HostileOutput: Proof {
  static let name = "hostile"
  static let title = "control, bidi and other hostile text in what a terminal shows"

  func run(in scene: Scene) throws -> Finding {
    var finding = Finding()
    for sample in scene.features {
      let scene = try scene.inside(sample.name)
      let count = scene.times(3000, short: 300)
      try Files.write(sample.records(count, seed: scene.seed &+ 1), to: scene.path("rows.json"))
      _ = try scene.run(sample.name, "import", "rows.json")
      let ids = try scene.ids(sample.name)
      finding.count += ids.count
      look(at: try scene.must(sample.name, "list"), "\(sample.name) list", &finding)
      for id in ids.sorted().prefix(scene.times(200, short: 10)) {
        look(at: try scene.must(sample.name, "show", id), "\(sample.name) show", &finding)
      }
      for text in ["\u{1B}[31mx", "\u{202E}x", "a\u{9B}1m", "\u{7F}"] {
        look(at: try scene.run(sample.name, "show", text), "\(sample.name) show", &finding)
        look(at: try scene.run(sample.name, "list", "--\(text)"), "\(sample.name) list --…", &finding)
        look(at: try scene.run(sample.name, "import", "/no/\(text)"), "\(sample.name) import", &finding)
      }
      // In a store of its own: a table is as wide as its widest cell.
      try long(sample, scene.inside("long"), &finding)
    }
    return finding
  }

  /// C0 and C1 without the end of a line, and what turns the direction of text (Unicode, section 23.2 and 9.9).
  private static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private func look(at outcome: Outcome, _ what: String, _ finding: inout Finding) {
    finding.expect(outcome.ending.isDocumented, "\(what): \(outcome.summary)")
    for text in [outcome.text, outcome.errors] {
      guard let scalar = text.unicodeScalars.first(where: Self.isHostile) else { continue }
      finding.lost += 1
      finding.faults.append("\(what) shows U+\(String(scalar.value, radix: 16))")
    }
  }

  /// A title of a mebibyte, and ten thousand tags.
  private func long(_ sample: FeatureSample, _ scene: Scene, _ finding: inout Finding) throws {
    var dice = scene.random
    let long = JSONText.string(String(repeating: "long ", count: 200_000))
    let tags = JSONText.list((0..<10_000).map { "tag \($0)" })
    let members = sample.record(1, &dice).map { member in
      ["title", "name"].contains(member.key) ? (member.key, long) : member.key == "tags" ? ("tags", tags) : member
    }
    try Files.write("[" + JSONText.object(members) + "]", to: scene.path("long.json"))
    let outcome = try scene.run(sample.name, "import", "long.json")
    finding.expect(outcome.ending.isDocumented, "\(sample.name): a long record: \(outcome.summary)")
    look(at: try scene.must(sample.name, "list"), "\(sample.name) list", &finding)
  }
}
