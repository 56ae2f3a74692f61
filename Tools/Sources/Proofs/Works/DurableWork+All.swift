import Foundation

extension DurableWork {
  private static let rows = 3

  /// All that the features of the scene allow: store, export, backup, restore, import, migration, session, secret of the server.
  static func all(in scene: Scene) throws -> [DurableWork] {
    let sample = try scene.plainSample
    return [firstAdd(sample), add(sample), importing(sample), export(sample), backup(sample), restore(sample)]
      + (try migrations(in: scene, rows: 300)) + (scene.hasUsers ? [signIn, firstToken] : [])
  }

  private static func fill(_ scene: Scene, _ sample: FeatureSample, _ numbers: ClosedRange<Int> = 1...rows) throws {
    for number in numbers { try scene.must(sample.add(number)) }
  }

  private static func counted(_ sample: FeatureSample, _ before: Int, _ after: Int) -> (Scene) throws -> WorkState {
    { scene in
      if let illness = try scene.illness() { return .between(illness) }
      let count = try scene.ids(sample.name).count
      return count == after ? .after : count == before ? .before : .between("\(count) rows")
    }
  }

  private static func firstAdd(_ sample: FeatureSample) -> DurableWork {
    DurableWork(name: "first-add", arguments: sample.add(1), prepare: { _ in }, state: counted(sample, 0, 1))
  }

  private static func add(_ sample: FeatureSample) -> DurableWork {
    DurableWork(
      name: "add", arguments: sample.add(rows + 1), prepare: { try fill($0, sample) }, state: counted(sample, rows, rows + 1))
  }

  private static func importing(_ sample: FeatureSample) -> DurableWork {
    let count = 300
    return DurableWork(
      name: "import", arguments: [sample.name, "import", "home/rows.json"],
      prepare: { scene in
        try Files.write(sample.records(count, seed: scene.seed), to: scene.path("home/rows.json"))
        try scene.must("doctor")
      }, state: counted(sample, 0, count))
  }

  private static func export(_ sample: FeatureSample) -> DurableWork {
    DurableWork(
      name: "export", arguments: [sample.name, "export", "--to", "csv", "-o", "home/rows.csv"],
      prepare: { scene in
        try fill(scene, sample)
        try Files.write("what was there before\n", to: scene.path("home/rows.csv"))
      },
      state: { scene in
        let found = Files.bytes(scene.path("home/rows.csv"))
        if found == Data("what was there before\n".utf8) { return .before }
        let whole = try scene.must(sample.name, "export", "--to", "csv", "-q").output
        return found == whole ? .after : .between("\(found.count) of \(whole.count) bytes")
      })
  }

  private static func backup(_ sample: FeatureSample) -> DurableWork {
    DurableWork(
      name: "backup", arguments: ["backup", "home/backup.db"], prepare: { try fill($0, sample) },
      state: { scene in
        guard Files.exists(scene.path("home/backup.db")) else { return .before }
        let check = try scene.run("doctor", "--store", "sqlite:home/backup.db")
        guard check.isDone else { return .between(check.summary) }
        let count = try scene.must(sample.name, "list", "--format", "ndjson", "--store", "sqlite:home/backup.db").lines.count
        return count == rows ? .after : .between("\(count) rows")
      })
  }

  private static func restore(_ sample: FeatureSample) -> DurableWork {
    DurableWork(
      name: "restore", arguments: ["restore", "home/backup.db"],
      prepare: { scene in
        try fill(scene, sample)
        try scene.must("backup", "home/backup.db")
        try fill(scene, sample, 10...15)
      }, state: counted(sample, rows + 6, rows))
  }

  private static var signIn: DurableWork {
    DurableWork(
      name: "session", arguments: ["users", "login", "--email", "user1@a.example", "--password-stdin"],
      text: FeatureSample.password + "\n",
      prepare: { scene in
        try scene.register()
        _ = try scene.run("users", "logout")
      },
      state: { scene in
        if let illness = try scene.illness() { return .between(illness) }
        let who = try scene.run("users", "whoami")
        if who.isDone { return .after }
        let file = Files.bytes(scene.path("home/.local/state/app/session"))
        // A whole token that the store does not know is none, as after a session that has ended.
        let isWhole = file.isEmpty || file.last == UInt8(ascii: "\n")
        return isWhole && who.code == 1
          ? .before : .between("a session file of \(file.count) bytes, and whoami says: \(who.summary)")
      })
  }

  /// The first sign-in at a server makes the key that tokens are signed with.
  private static var firstToken: DurableWork {
    DurableWork(
      name: "secret", asking: { $0.signIn().status == 200 }, telling: "/auth/v1/token 200 ", prepare: { try $0.register() },
      state: { scene in
        if let illness = try scene.illness() { return .between(illness) }
        guard Files.exists(scene.tokenSecret) else { return .before }
        let count = Files.size(scene.tokenSecret)
        return count == 32 ? .after : .between("a secret of \(count) bytes")
      })
  }
}
