import Foundation

extension DurableWork {
  /// The first start on a store of each older version, which brings it up to date; `rows` in each table that changes.
  static func migrations(in scene: Scene, rows: Int) throws -> [DurableWork] {
    let fresh = try scene.inside("fresh")
    try fresh.must("doctor")
    // Whatever looks into the store brings all its tables up to date.
    let look = [try scene.plainSample.name, "list", "--limit", "1", "-q"]
    return try FormerSchema.ways(from: fresh.tableVersions(fresh.store)).compactMap { way in
      way.last.map { migration(to: $0, by: way, undoneBy: look, rows: rows) }
    }
  }

  private static func migration(
    to schema: FormerSchema, by way: [FormerSchema], undoneBy look: [String], rows: Int
  ) -> DurableWork {
    // In the home, so that whoever looks at a copy of it finds them there.
    let (old, new) = ("home/old.sql", "home/new.sql")
    return DurableWork(
      name: "migration-\(schema.table)-\(schema.version)", arguments: look,
      prepare: { scene in
        try fill(scene, rows: rows / 10)
        try goBack(way, rows: rows, in: scene)
        try Files.write(scene.dump(scene.store), to: scene.path(old))
        let copy = try scene.inside("migrated")
        try Files.copy(scene.path("home"), to: copy.path("home"))
        try copy.must("doctor")
        try Files.write(copy.dump(copy.store), to: scene.path(new))
        guard Files.bytes(scene.path(old)) != Files.bytes(scene.path(new)) else {
          throw ProofError("the store of \(schema.table) \(schema.version) needs no migration")
        }
      },
      state: { scene in
        let found = Data(try scene.dump(scene.store).utf8)
        let isNew = found == Files.bytes(scene.path(new))
        guard isNew || found == Files.bytes(scene.path(old)) else { return .between("\(found.count) bytes of neither schema") }
        if let illness = try scene.illness() { return .between("the next start: \(illness)") }
        let completed = Data(try scene.dump(scene.store).utf8) == Files.bytes(scene.path(new))
        return completed ? isNew ? .after : .before : .between("the next start does not complete it")
      })
  }

  /// Other tables have rows as well, which must stay as they are.
  private static func fill(_ scene: Scene, rows: Int) throws {
    for sample in scene.features {
      try Files.write(sample.records(rows, seed: scene.seed), to: scene.path("rows.json"))
      _ = try scene.run(sample.name, "import", "rows.json", "-q")
    }
  }

  private static func goBack(_ way: [FormerSchema], rows: Int, in scene: Scene) throws {
    var statements: [String] = []
    for schema in way {
      statements += schema.wayBack
      statements.append("UPDATE app_tables SET version = \(schema.version) WHERE name = '\(schema.table)'")
    }
    statements += way.suffix(1).map { $0.filling(rows) }
    _ = try scene.sql("BEGIN;\n" + statements.map { $0 + ";\n" }.joined() + "COMMIT;\n", in: scene.store)
  }
}
