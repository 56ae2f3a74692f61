import Foundation

/// Random records of each feature out in each format that comes in again, into an empty store, and out: equal to the byte.
struct RoundTrip: Proof {
  static let name = "roundtrip"
  static let title = "export, import, export of random records"

  func run(in scene: Scene) throws -> Finding {
    var finding = Finding()
    let count = scene.times(10_000, short: 500)
    for sample in scene.features {
      let scene = try scene.inside(sample.name)
      try Files.write(sample.records(count, seed: scene.seed), to: scene.path("given.json"))
      let imported = try scene.run(sample.name, "import", "given.json")
      let stored = try scene.ids(sample.name).count
      finding.expect(stored > count * 9 / 10, "\(sample.name): only \(stored) of \(count) records are in: \(imported.summary)")
      for format in try formats(sample, scene) { finding.add(try trip(sample, format, stored, scene)) }
    }
    return finding
  }

  /// What `--to` allows, as the app says itself.
  private func formats(_ sample: FeatureSample, _ scene: Scene) throws -> [String] {
    let said = try scene.run(sample.name, "export", "--to", "no-such-format").errors
    guard let start = said.range(of: "allowed: ")?.upperBound, let end = said[start...].firstIndex(of: ".") else {
      throw ProofError("\(sample.name) does not say which formats it writes: \(said)")
    }
    return said[start..<end].components(separatedBy: ", ").filter { !sample.oneWay.contains($0) }
  }

  private func trip(_ sample: FeatureSample, _ format: String, _ stored: Int, _ scene: Scene) throws -> Finding {
    var finding = Finding(count: stored)
    let second = try scene.inside("to-\(format)")
    let first = scene.path("rows.\(format)")
    try scene.must(sample.name, "export", "--to", format, "-o", first)
    let imported = try second.run(sample.name, "import", "--from", source(format), first)
    finding.expect(imported.isDone, "\(sample.name), \(format): \(imported.summary)")
    try second.must(sample.name, "export", "--to", format, "-o", "again")
    let (old, new) = (Files.bytes(first), Files.bytes(second.path("again")))
    if old != new {
      finding.corrupt += 1
      finding.faults.append("\(sample.name), \(format): \(Self.difference(old, new))")
    }
    return finding
  }

  /// Two versions of one format are read under one name.
  private func source(_ format: String) -> String { format == "vcard3" ? "vcard" : format }

  /// Where two files differ first, and the text there.
  static func difference(_ old: Data, _ new: Data) -> String {
    let place = zip(old, new).prefix { $0 == $1 }.count
    func part(_ data: Data) -> String {
      String(decoding: data.dropFirst(max(0, place - 60)).prefix(140), as: UTF8.self).debugDescription
    }
    return "they differ from byte \(place) on: \(part(old)) became \(part(new))"
  }
}
