import Entities
import TestSupport
import Testing
import Values

@testable import Storage

/// Stores of an earlier version become those of today.
@Suite struct MigrationTests {
  private static let plants = (1...1234).map {
    Plant($0, "plant \($0)", sown: $0 % 2 == 0 ? nil : $0, code: "C\($0)", remark: "éarth")
  }

  /// A store as the earlier version left it.
  private func makeOld(_ folder: ScratchFolder) async throws {
    let store = folder.store(tables: [OldPlantRecord.table])
    try await store.transaction { transaction in
      for plant in Self.plants { _ = try await transaction.insert(OldPlantRecord(plant)) }
      _ = try await transaction.delete(OldPlantRecord.self, id: UUIDText.text(Self.plants[3].id))
    }
  }

  private func makeNew(_ folder: ScratchFolder) async throws -> SQLiteStore {
    let store = folder.store("new.db", tables: [GrownPlantRecord.table])
    try await store.transaction { transaction in
      for plant in Self.plants { _ = try await transaction.insert(GrownPlantRecord(plant)) }
      _ = try await transaction.delete(GrownPlantRecord.self, id: UUIDText.text(Self.plants[3].id))
    }
    return store
  }

  @Test func aMigratedStoreBehavesLikeANewOne() async throws {
    try await withScratchFolder { folder in
      try await makeOld(folder)
      let migrated = folder.store(tables: [GrownPlantRecord.table])
      let new = try await makeNew(folder)
      for store in [migrated, new] {
        let all = try await store.pages(of: GrownPlantRecord.self, Query()).all()
        #expect(all == Self.plants.filter { $0 != Self.plants[3] })
        let found = try await store.count(of: GrownPlantRecord.self, Query(search: SearchText("plant earth")))
        #expect(found == 1233)
        #expect(try store.check().problems == [])
        try await store.transaction { transaction in
          _ = try await transaction.insert(GrownPlantRecord(Plant(9001, "new", bed: 1, place: 1)))
          _ = try await transaction.update(GrownPlantRecord(Plant(1, "changed", bed: 1, place: 2)))
          await #expect {
            _ = try await transaction.insert(GrownPlantRecord(Plant(9002, bed: 1, place: 2)))
          } throws: { ($0 as? StoreError)?.reason == .taken(column: "bed") }
        }
        #expect(
          try await store.pages(of: GrownPlantRecord.self, Query(where: [.equal(PlantRecord.Columns.bed, .integer(1))])).all()
            .count == 2)
        #expect(try store.check().problems == [])
      }
      #expect(try migrated.check().tables == new.check().tables)
    }
  }

  /// The migration computes checksums anew, but not that of a row which was wrong before: nobody would ever find it.
  @Test(arguments: ["height = 9", "remark = 'mud'", "checksum = checksum + 1"])
  func aRowThatWasDamagedBeforeIsFoundAfterwards(_ damage: String) async throws {
    try await withScratchFolder { folder in
      try await makeOld(folder)
      try folder.execute("UPDATE plants SET \(damage) WHERE seq = 1200")
      let id = UUIDText.text(Self.plants[1199].id)
      for _ in 0..<2 {
        let problems = try folder.store(tables: [GrownPlantRecord.table]).check().problems
        #expect(problems == ["Row 1200 of plants is damaged (id \(id))."])
      }
    }
  }

  @Test func aMigratedStoreIsRefusedByTheEarlierVersion() async throws {
    try await withScratchFolder { folder in
      try await makeOld(folder)
      _ = try folder.store(tables: [GrownPlantRecord.table]).check()
      await #expect {
        _ = try await folder.store(tables: [OldPlantRecord.table]).count(of: OldPlantRecord.self, Query())
      } throws: { ($0 as? StoreError)?.reason == .newer }
    }
  }

  @Test func aMigrationThatFailsLeavesTheStoreAsItWas() async throws {
    try await withScratchFolder { folder in
      try await makeOld(folder)
      let before = try folder.bytes("plants.db")
      let broken = Table(
        "plants", version: 2, columns: GrownPlantRecord.table.columns,
        migrations: [
          Migration(
            to: 2, "ALTER TABLE plants ADD COLUMN bed INTEGER", "DELETE FROM plants", "ALTER TABLE trees ADD COLUMN bed INTEGER")
        ])
      #expect(throws: StoreError.self) { try folder.store(tables: [broken]).check() }
      #expect(try folder.bytes("plants.db") == before)
      #expect(try folder.names() == ["plants.db"])
      let store = folder.store(tables: [OldPlantRecord.table])
      #expect(try await store.count(of: OldPlantRecord.self, Query()) == 1233)
      #expect(try store.check().problems == [])
    }
  }

  /// A full disk at each page the migration needs more of.
  @Test func aMigrationThatFindsTheDiskFullLeavesTheStoreAsItWas() async throws {
    try await withScratchFolder { folder in
      try await makeOld(folder)
      let old = try folder.bytes("plants.db")
      let pages = old.count / 4096
      var failures = 0
      for room in 0..<50 {
        try folder.write(old, to: "full.db")
        let path = folder.path("full.db")
        do {
          let handle = try SQLiteHandle(path: path)
          try handle.execute("PRAGMA max_page_count = \(pages + room)")
          try SQLiteSchema(tables: [GrownPlantRecord.table]).prepare(handle)
          break
        } catch let error as StoreError {
          #expect(error.reason == .diskFull)
          failures += 1
        }
        #expect(try folder.bytes("full.db") == old, "\(room) pages")
      }
      #expect(failures > 0)
      #expect(
        try await folder.store("full.db", tables: [GrownPlantRecord.table]).count(of: GrownPlantRecord.self, Query()) == 1233)
    }
  }

  /// What a process that was killed leaves: the file in part changed, and a journal that undoes it.
  @Test func aMigrationThatIsKilledLeavesTheStoreAsItWas() async throws {
    try await withScratchFolder { folder in
      try await makeOld(folder)
      let handle = try SQLiteHandle(path: folder.path("plants.db"))
      // So small that changed pages are written before the end.
      try handle.execute("PRAGMA cache_size = 2; PRAGMA cache_spill = 1")
      var journals = 0
      for point in 1...50 {
        try handle.execute("BEGIN IMMEDIATE")
        for statement in GrownPlantRecord.table.migrations.flatMap(\.statements) { try handle.execute(statement) }
        try handle.execute("UPDATE plants SET checksum = checksum + 1 WHERE seq <= \(point * 25)")
        try folder.write(folder.bytes("plants.db"), to: "cut.db")
        try folder.write(folder.bytes("plants.db-journal"), to: "cut.db-journal")
        if try folder.bytes("cut.db-journal").first != 0 { journals += 1 }
        try handle.execute("ROLLBACK")
        let old = folder.store("cut.db", tables: [OldPlantRecord.table])
        #expect(try await old.count(of: OldPlantRecord.self, Query()) == 1233)
        #expect(try old.check().problems == [])
        old.forgetConnections()
        #expect(try folder.store("cut.db", tables: [GrownPlantRecord.table]).check().problems == [])
      }
      #expect(journals > 40, "hardly anything was written before the end")
    }
  }

  @Test func aTableThatIsNewComesToThoseThatAreThere() async throws {
    try await withScratchFolder { folder in
      try await folder.store().add([Plant(1)])
      let trees = Table("trees", columns: PlantRecord.table.columns, search: PlantRecord.table.search)
      let store = folder.store(tables: [PlantRecord.table, trees])
      #expect(try await store.numbers() == [1])
      #expect(try store.check().tables.map(\.name) == ["plants", "trees"])
      #expect(try await folder.store().numbers() == [1], "a table of a feature that is not there disturbs nobody")
    }
  }

  @Test func manyWhoFindAnOldStoreMigrateItOnce() async throws {
    try await withScratchFolder { folder in
      try await makeOld(folder)
      let tables = [GrownPlantRecord.table]
      try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<8 { group.addTask { try await folder.store(tables: tables).count(of: GrownPlantRecord.self, Query()) } }
        for try await count in group { #expect(count == 1233) }
      }
    }
  }

  @Test(arguments: ["wal", "delete"])
  func theJournalMayChangeAndTheFileStaysOurs(_ mode: String) async throws {
    try await withScratchFolder { folder in
      try await folder.store().add([Plant(1)])
      let handle = try SQLiteHandle(path: folder.path("plants.db"))
      try SQLiteJournal.choose(mode, for: handle)
      #expect(try handle.texts("PRAGMA journal_mode") == [mode])
      try SQLiteFile(path: folder.path("plants.db")).checkHeader()
    }
  }
}
