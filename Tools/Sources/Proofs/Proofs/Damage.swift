import Foundation

/// Stores with flipped bits, cut off, of other programs and newer versions: never a crash, and no damaged row goes unnoticed.
struct Damage: Proof {
  static let name = "damage"
  static let title = "bit flips, truncations, foreign and newer files"

  func run(in scene: Scene) throws -> Finding {
    var finding = Finding()
    let sound = try makeStore(scene)
    let content = try dump(sound, scene)
    var dice = scene.random
    for number in 0..<scene.times(1000, short: 60) {
      var bytes = Array(Files.bytes(sound))
      let place = dice.below(bytes.count)
      bytes[place] ^= 1 << UInt8(dice.below(8))
      finding.add(try look(at: bytes, "flip \(number) at byte \(place)", content, scene, &dice))
    }
    for number in 0..<scene.times(100, short: 10) {
      let bytes = Array(Files.bytes(sound))
      let size = dice.below(bytes.count)
      finding.add(try look(at: Array(bytes.prefix(size)), "truncation \(number) to \(size)", content, scene, &dice))
    }
    finding.add(try foreignFiles(sound, scene, &dice))
    return finding
  }

  private func makeStore(_ scene: Scene) throws -> String {
    for sample in scene.features {
      try Files.write(sample.records(60, seed: scene.seed), to: scene.path("rows.json"))
      _ = try scene.run(sample.name, "import", "rows.json")
    }
    try scene.must("doctor")
    return scene.store
  }

  /// All rows with all columns, as another program reads them; nil when it cannot.
  private func dump(_ store: String, _ scene: Scene) throws -> Data? {
    let tables = "SELECT name FROM app_tables ORDER BY name"
    let shell = ["sqlite3", "-init", "/dev/null", "-bail", store]
    let names = try scene.program(shell + [tables], saying: "tables").start().wait(seconds: 20)
    guard names.isDone else { return nil }
    let questions = names.lines.flatMap { [".mode quote", "SELECT * FROM \"\($0)\" ORDER BY seq"] }
    let rows = try scene.program(shell + questions, saying: "rows").start().wait(seconds: 20)
    return rows.isDone ? rows.output : nil
  }

  private func look(
    at bytes: [UInt8], _ what: String, _ content: Data?, _ scene: Scene, _ dice: inout Dice
  ) throws -> Finding {
    var finding = Finding(count: 1)
    let path = scene.path("damaged.db")
    try Files.write(Data(bytes), to: path)
    defer { for suffix in ["", "-journal", "-wal", "-shm"] { Files.remove(path + suffix) } }
    let doctor = try scene.run("doctor", "--store", "sqlite:\(path)")
    finding.expect(doctor.ending.isDocumented, "\(what): doctor: \(doctor.summary)")
    if doctor.isDone, try dump(path, scene) != content {
      finding.lost += 1
      finding.faults.append("\(what): rows are not what they were, and doctor finds nothing")
    }
    let sample = dice.pick(scene.features)
    let commands = [
      [sample.name, "list", "--json"], [sample.name, "search", "a"], [sample.name, "export", "-q"], sample.add(9000),
      ["backup", scene.path("copy.db")],
    ]
    for command in scene.isShort ? [dice.pick(commands)] : commands {
      let outcome = try scene.run(command + ["--store", "sqlite:\(path)"], input: sample.inputFile(in: scene))
      finding.expect(outcome.ending.isDocumented, "\(what): \(command.joined(separator: " ")): \(outcome.summary)")
      if command[0] == "backup" {
        finding.expect(doctor.isDone || !outcome.isDone, "\(what): a backup of the damaged store says nothing of the damage")
      }
      Files.remove(scene.path("copy.db"))
    }
    return finding
  }

  /// Files that are no store of this version are refused and left as they are.
  private func foreignFiles(_ sound: String, _ scene: Scene, _ dice: inout Dice) throws -> Finding {
    var finding = Finding()
    let newer = scene.path("newer.db")
    try Files.copy(sound, to: newer)
    try ask("PRAGMA user_version = 99", of: newer, scene)
    let other = scene.path("other.db")
    try ask("CREATE TABLE t (a); PRAGMA application_id = 7", of: other, scene)
    let grown = scene.path("grown.db")
    try Files.copy(sound, to: grown)
    try ask("UPDATE app_tables SET version = 99", of: grown, scene)
    let files: [(String, Data)] = [
      ("newer", Files.bytes(newer)), ("other", Files.bytes(other)), ("grown", Files.bytes(grown)),
      ("text", Data("just text\n".utf8)),
      ("image", Data([0x89, 0x50, 0x4E, 0x47] + dice.bytes(5000))), ("noise", Data(dice.bytes(9000))), ("one", Data([0x53])),
    ]
    for (name, bytes) in files {
      for command in [
        ["doctor"], [scene.features[0].name, "list"], scene.features[0].add(1), ["backup", scene.path("copy.db")],
      ] {
        finding.count += 1
        let path = scene.path("foreign.db")
        try Files.write(bytes, to: path)
        let outcome = try scene.run(command + ["--store", "sqlite:\(path)"])
        finding.expect(
          outcome.ending.isDocumented && !outcome.isDone, "\(name) file: \(command.joined(separator: " ")): \(outcome.summary)")
        if Files.bytes(path) != bytes {
          finding.corrupt += 1
          finding.faults.append("\(name) file: \(command.joined(separator: " ")) changed it")
        }
        Files.remove(scene.path("copy.db"))
      }
    }
    return finding
  }

  private func ask(_ statement: String, of store: String, _ scene: Scene) throws {
    let outcome = try scene.program(["sqlite3", "-init", "/dev/null", "-bail", store, statement]).start().wait()
    guard outcome.isDone else { throw ProofError("sqlite3: \(outcome.summary)") }
  }
}
