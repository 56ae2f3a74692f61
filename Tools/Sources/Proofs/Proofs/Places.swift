import Foundation

/// Odd clocks and places: no crash, and never a second store in silence.
struct Places: Proof {
  static let name = "places"
  static let title = "no home, relative XDG, odd time zones, five working folders"

  func run(in scene: Scene) throws -> Finding {
    var finding = Finding()
    let sample = try scene.plainSample
    for number in 1...5 {
      let folder = scene.path("home/folder \(number)")
      try Files.makeFolder(folder)
      var program = scene.program([scene.app] + sample.add(number))
      program.folder = folder
      judge(try program.start().wait(), done: true, "in \(folder)", &finding)
    }
    let zones = ["", "Nowhere/City", ":/no/such/file", "UTC+99999", "../../etc/passwd", String(repeating: "x", count: 5000)]
    for (place, zone) in zones.enumerated() {
      judge(try run(sample.add(10 + place), ["TZ": zone], in: scene), done: true, "TZ=\(zone.prefix(20))", &finding)
    }
    judge(try run(sample.add(20), ["XDG_DATA_HOME": "data"], in: scene), done: true, "a relative XDG_DATA_HOME", &finding)
    for home: String? in [nil, "", "relative", "/dev/null", "/no/such/folder"] {
      let outcome = try run(sample.add(30), ["HOME": home], in: scene)
      judge(outcome, done: false, "HOME=\(home ?? "unset")", &finding)
    }
    let stores = Files.names(in: scene.folder).filter { $0.hasSuffix("app.db") }
    finding.expect(stores == ["home/.local/share/app/app.db"], "stores were made in \(stores)")
    let ids = try scene.ids(sample.name)
    finding.lost = 12 - ids.count
    if scene.hasUsers { finding.add(try DisplacedServer().run(in: scene.inside("server"))) }
    return finding
  }

  private func run(_ arguments: [String], _ changes: [String: String?], in scene: Scene) throws -> Outcome {
    var program = scene.program([scene.app] + arguments)
    for (name, value) in changes { program.environment[name] = value }
    return try program.start().wait()
  }

  private func judge(_ outcome: Outcome, done: Bool, _ what: String, _ finding: inout Finding) {
    finding.count += 1
    finding.expect(done ? outcome.isDone : outcome.code == 73, "\(what): \(outcome.summary)")
  }
}
