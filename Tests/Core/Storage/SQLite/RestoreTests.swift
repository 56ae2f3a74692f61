import Entities
import Foundation
import TestSupport
import Testing
import Values

@testable import Storage

/// A restore replaces everything or nothing.
@Suite struct RestoreTests {
  private static let kept = [Plant(1, "kept"), Plant(2)]
  private static let later = [Plant(3, "later")]

  /// A backup of `kept` in the file `backup`.
  private func makeBackup(_ folder: ScratchFolder) async throws {
    let source = folder.store("source.db")
    try await source.add(Self.kept)
    try source.backup(to: folder.path("backup"))
  }

  @Test func theBackupIsBackAndTheFormerContentAside() async throws {
    try await withScratchFolder { folder in
      try await makeBackup(folder)
      let (store, other) = (folder.store(), folder.store())
      try await store.add(Self.later)
      #expect(try await other.plants() == Self.later)
      let former = try store.restore(from: folder.path("backup"))
      #expect(former == folder.path("plants.db.before-restore"))
      for reader in [store, other, folder.store()] { #expect(try await reader.plants() == Self.kept) }
      #expect(try await folder.store("plants.db.before-restore").plants() == Self.later)
      #expect(try folder.permissions("plants.db.before-restore") == 0o600)
      #expect(try store.check().problems == [])
      try await store.add(Self.later)
      #expect(try await other.count(Query(search: SearchText("later"))) == 1)
      #expect(try folder.names() == ["backup", "plants.db", "plants.db.before-restore", "source.db"])
    }
  }

  @Test func aCheckOfABackupChangesNothing() async throws {
    try await withScratchFolder { folder in
      try await makeBackup(folder)
      let store = folder.store()
      try await store.add(Self.later)
      let before = try folder.names()
      try store.checkBackup(folder.path("backup"))
      #expect(try folder.names() == before)
      #expect(try await store.plants() == Self.later)
    }
  }

  @Test func everyFormerContentIsKeptUnderANameOfItsOwn() async throws {
    try await withScratchFolder { folder in
      try await makeBackup(folder)
      let store = folder.store()
      try await store.add(Self.later)
      _ = try store.restore(from: folder.path("backup"))
      #expect(try store.restore(from: folder.path("backup")) == folder.path("plants.db.before-restore-2"))
      #expect(try await folder.store("plants.db.before-restore").plants() == Self.later)
      #expect(try await folder.store("plants.db.before-restore-2").plants() == Self.kept)
    }
  }

  @Test func whereNothingWasNothingIsKeptAside() async throws {
    try await withScratchFolder { folder in
      try await makeBackup(folder)
      let store = folder.store()
      #expect(try store.restore(from: folder.path("backup")) == nil)
      #expect(try await store.plants() == Self.kept)
      #expect(try folder.permissions("plants.db") == 0o600)
      #expect(try folder.names() == ["backup", "plants.db", "source.db"])
    }
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let reason: StoreError.Reason
    /// Makes the file `bad`; `backup` is there and good.
    let make: @Sendable (ScratchFolder) async throws -> Void

    init(_ name: String, _ reason: StoreError.Reason, _ make: @escaping @Sendable (ScratchFolder) async throws -> Void) {
      testDescription = name
      self.reason = reason
      self.make = make
    }
  }

  static let bad = [
    Bad("missing", .missing) { _ in },
    Bad("a folder", .inputOutput) {
      try FileManager.default.createDirectory(atPath: $0.path("bad"), withIntermediateDirectories: false)
    },
    Bad("empty", .damagedBackup) { try $0.write([], to: "bad") },
    Bad("a text", .damagedBackup) { try $0.write("text".utf8, to: "bad") },
    Bad("a database of another program", .damagedBackup) { try $0.execute("CREATE TABLE plants (id TEXT)", on: "bad") },
    Bad("cut short", .damagedBackup) { try $0.write($0.bytes("backup").prefix(3 * 4096), to: "bad") },
    Bad("a row that was changed", .damagedBackup) { folder in
      try folder.write(folder.bytes("backup"), to: "bad")
      try folder.execute("UPDATE plants SET height = 77", on: "bad")
    },
    Bad("a search index that does not match", .damagedBackup) { folder in
      try folder.write(folder.bytes("backup"), to: "bad")
      try folder.execute("INSERT INTO plants_search (plants_search) VALUES ('delete-all')", on: "bad")
    },
    Bad("a newer layout", .newer) { folder in
      try folder.write(folder.bytes("backup"), to: "bad")
      try folder.execute("PRAGMA user_version = 9", on: "bad")
    },
    Bad("a newer table", .newer) {
      try await $0.store("bad", tables: [GrownPlantRecord.table]).add([])
      try $0.execute("SELECT 1", on: "bad")
    },
    Bad("a journal beside it", .damagedBackup) { folder in
      let busy = try SQLiteHandle(path: folder.path("source.db"))
      try busy.execute("PRAGMA cache_size=1; BEGIN IMMEDIATE; UPDATE plants SET remark = hex(zeroblob(30000)), checksum = 0")
      try folder.write(folder.bytes("source.db"), to: "bad")
      try folder.write(folder.bytes("source.db-journal"), to: "bad-journal")
    },
  ]

  @Test(arguments: bad)
  func aBadBackupChangesNothing(_ bad: Bad) async throws {
    try await withScratchFolder { folder in
      try await makeBackup(folder)
      let store = folder.store()
      try await store.add(Self.later)
      try await bad.make(folder)
      let (names, before) = (try folder.names(), try folder.bytes("plants.db"))
      #expect { try store.checkBackup(folder.path("bad")) } throws: { ($0 as? StoreError)?.reason == bad.reason }
      #expect { try store.restore(from: folder.path("bad")) } throws: { ($0 as? StoreError)?.reason == bad.reason }
      #expect(try folder.bytes("plants.db") == before)
      #expect(try folder.names() == names)
      #expect(try await store.plants() == Self.later)
    }
  }

  @Test func aPlaceThatCannotBeWrittenIsNotLaidToTheBackup() async throws {
    try await withScratchFolder { folder in
      try await makeBackup(folder)
      #expect {
        try folder.store("absent/plants.db").restore(from: folder.path("backup"))
      } throws: { error in
        guard let error = error as? StoreError else { return false }
        return error.reason == .cannotOpen && error.message.contains("absent/plants.db") && !error.message.contains("backup")
      }
    }
  }

  @Test func aStoreIsNoBackupOfItself() async throws {
    try await withScratchFolder { folder in
      let store = folder.store()
      try await store.add(Self.later)
      try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: folder.path("plants.db"))
      for name in ["plants.db", "link", "./plants.db"] {
        #expect { try store.restore(from: folder.path(name)) } throws: { ($0 as? StoreError)?.reason == .invalidLocation }
      }
      #expect(try await store.plants() == Self.later)
    }
  }

  @Test func aBackupOfAnEarlierVersionIsBroughtUpToDate() async throws {
    try await withScratchFolder { folder in
      let old = folder.store("old.db", tables: [OldPlantRecord.table])
      try await old.transaction { for plant in Self.kept { _ = try await $0.insert(OldPlantRecord(plant)) } }
      try old.backup(to: folder.path("backup"))
      let bytes = try folder.bytes("backup")
      let store = folder.store(tables: [GrownPlantRecord.table])
      try await store.transaction { _ = try await $0.insert(GrownPlantRecord(Plant(3))) }
      #expect(try await store.count(of: GrownPlantRecord.self, Query()) == 1, "its connections are open")
      _ = try store.restore(from: folder.path("backup"))
      #expect(try await store.pages(of: GrownPlantRecord.self, Query()).all() == Self.kept)
      #expect(try store.check().problems == [])
      #expect(try folder.bytes("backup") == bytes, "the backup stays as it was")
    }
  }

  /// A store whose pages after the first are garbage.
  private func makeDamaged(_ folder: ScratchFolder) async throws -> Data {
    try await folder.store("whole.db").add((1...300).map { Plant($0, remark: String(repeating: "x", count: 200)) })
    var bytes = try folder.bytes("whole.db")
    for index in 4096..<bytes.count { bytes[index] = 0xA5 }
    try folder.write(bytes, to: "plants.db")
    return bytes
  }

  @Test func aDamagedStoreIsPutAsideAndReplaced() async throws {
    try await withScratchFolder { folder in
      try await makeBackup(folder)
      let damaged = try await makeDamaged(folder)
      let store = folder.store()
      #expect(try store.restore(from: folder.path("backup")) == folder.path("plants.db.damaged"))
      #expect(try folder.bytes("plants.db.damaged") == damaged)
      #expect(try await store.plants() == Self.kept)
      #expect(try folder.permissions("plants.db") == 0o600)
    }
  }

  @Test func aStoreDamagedWhileItIsOpenIsReplacedToo() async throws {
    try await withScratchFolder { folder in
      try await makeBackup(folder)
      let store = folder.store()
      try await store.add((1...300).map { Plant($0, remark: String(repeating: "x", count: 200)) })
      #expect(try await store.count() == 300)
      var bytes = try folder.bytes("plants.db")
      for index in 4096..<bytes.count { bytes[index] = 0xA5 }
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path("plants.db")))
      try file.write(contentsOf: bytes)
      try file.close()
      _ = try store.restore(from: folder.path("backup"))
      #expect(try await store.plants() == Self.kept)
      try await store.add(Self.later)
      #expect(try await folder.store().plants() == Self.kept + Self.later)
    }
  }

  @Test func aJournalOfTheDamagedStoreDoesNotUndoTheRestore() async throws {
    try await withScratchFolder { folder in
      try await makeBackup(folder)
      _ = try await makeDamaged(folder)
      let busy = try SQLiteHandle(path: folder.path("whole.db"))
      try busy.execute("PRAGMA cache_size=1; BEGIN IMMEDIATE; UPDATE plants SET remark = 'y', checksum = 0")
      try folder.write(folder.bytes("whole.db-journal"), to: "plants.db-journal")
      let store = folder.store()
      _ = try store.restore(from: folder.path("backup"))
      #expect(try await store.plants() == Self.kept)
      #expect(try await folder.store().plants() == Self.kept)
      #expect(try store.check().problems == [])
      #expect(try !folder.names().contains("plants.db-journal"))
    }
  }

  @Test func aJournalWithoutItsStoreDoesNotUndoTheRestore() async throws {
    try await withScratchFolder { folder in
      try await makeBackup(folder)
      try await folder.store("whole.db").add((1...300).map { Plant($0) })
      let busy = try SQLiteHandle(path: folder.path("whole.db"))
      try busy.execute("PRAGMA cache_size=1; BEGIN IMMEDIATE; UPDATE plants SET remark = 'y', checksum = 0")
      try folder.write(folder.bytes("whole.db-journal"), to: "plants.db-journal")
      _ = try folder.store().restore(from: folder.path("backup"))
      #expect(try await folder.store().plants() == Self.kept)
    }
  }

  @Test func aLockedStoreIsNotReplaced() async throws {
    try await withScratchFolder { folder in
      try await makeBackup(folder)
      let store = folder.store()
      try await store.add(Self.later)
      try await store.transaction { transaction in
        try await transaction.add(Plant(4))
        let other = SQLiteStore(path: folder.path("plants.db"), tables: [PlantRecord.table], patience: .zero)
        #expect { try other.restore(from: folder.path("backup")) } throws: { ($0 as? StoreError)?.reason == .locked }
      }
      #expect(try await store.plants() == Self.later + [Plant(4)])
    }
  }
}
