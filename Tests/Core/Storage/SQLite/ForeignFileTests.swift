import Entities
import Foundation
import TestSupport
import Testing
import Values

@testable import Storage

/// Files that are no store of ours are refused and stay as they are, to the byte.
@Suite struct ForeignFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let reason: StoreError.Reason
    /// Makes the file `plants.db`.
    let make: @Sendable (ScratchFolder) async throws -> Void

    init(_ name: String, _ reason: StoreError.Reason, _ make: @escaping @Sendable (ScratchFolder) async throws -> Void) {
      testDescription = name
      self.reason = reason
      self.make = make
    }
  }

  static let cases = [
    Case("a text", .foreign) { try $0.write("Dear diary,\n".utf8, to: "plants.db") },
    Case("a long text", .foreign) { try $0.write(String(repeating: "Dear diary,\n", count: 1000).utf8, to: "plants.db") },
    Case("one byte", .foreign) { try $0.write([0x53], to: "plants.db") },
    Case("zeros", .foreign) { try $0.write([UInt8](repeating: 0, count: 4096), to: "plants.db") },
    Case("the beginning of a header", .foreign) {
      try $0.write(("SQLite format 3\0" + String(repeating: "\0", count: 83)).utf8, to: "plants.db")
    },
    Case("a database of another program", .foreign) {
      try $0.execute("CREATE TABLE plants (id TEXT); INSERT INTO plants VALUES ('x')")
    },
    Case("a database of a third program", .foreign) { try $0.execute("PRAGMA application_id = 42; CREATE TABLE t (a)") },
    Case("a store cut off within its header", .foreign) { folder in
      try await folder.store().add([Plant(1)])
      try folder.write(folder.bytes("plants.db").prefix(99), to: "plants.db")
    },
    Case("a store of a newer layout", .newer) { folder in
      try await folder.store("new.db").add([Plant(1)])
      try folder.execute("PRAGMA user_version = 2", on: "new.db")
      try FileManager.default.moveItem(atPath: folder.path("new.db"), toPath: folder.path("plants.db"))
    },
    Case("a store with a newer table", .newer) { folder in
      try await folder.store("new.db", tables: [GrownPlantRecord.table]).add([Plant(1)])
      try FileManager.default.moveItem(atPath: folder.path("new.db"), toPath: folder.path("plants.db"))
    },
  ]

  @Test(arguments: cases)
  func aFileThatIsNotOursIsRefusedAndUnchanged(_ file: Case) async throws {
    try await withScratchFolder { folder in
      // The header is looked at once in a process, so each way in has a file of its own.
      try await file.make(folder)
      let before = try folder.bytes("plants.db")
      for name in ["count.db", "add.db", "check.db", "backup.db", "restore.db"] { try folder.write(before, to: name) }
      try await folder.store("source.db").add([Plant(1)])
      try folder.store("source.db").backup(to: folder.path("good"))
      let names = try folder.names()

      await expect(file.reason) { _ = try await folder.store("count.db").count() }
      await expect(file.reason) { try await folder.store("add.db").add([Plant(2)]) }
      await expect(file.reason) { _ = try folder.store("check.db").check() }
      await expect(file.reason) { try folder.store("backup.db").backup(to: folder.path("copy")) }
      if file.reason == .foreign {
        await expect(file.reason) { _ = try folder.store("restore.db").restore(from: folder.path("good")) }
      }

      #expect(try folder.names() == names, "nothing is left beside the file")
      for name in names where !["source.db", "good"].contains(name) && name != "restore.db" {
        #expect(try folder.bytes(name) == before, "\(name)")
      }
      if file.reason == .foreign { #expect(try folder.bytes("restore.db") == before) }
    }
  }

  private func expect(_ reason: StoreError.Reason, _ body: () async throws -> Void) async {
    do {
      try await body()
      Issue.record("nothing was thrown")
    } catch {
      #expect((error as? StoreError)?.reason == reason, "\(error)")
    }
  }

  @Test func anEmptyFileBecomesAStore() async throws {
    try await withScratchFolder { folder in
      try folder.write([], to: "plants.db")
      try await folder.store().add([Plant(1)])
      #expect(try await folder.store().numbers() == [1])
    }
  }

  @Test(arguments: [":memory:", "file:plants.db?mode=memory", "plants%20.db", "a'b\"c;.db", "日本.db", " "])
  func aNameIsTheNameOfAFileWhateverItLooksLike(_ name: String) async throws {
    try await withScratchFolder { folder in
      try await folder.store(name).add([Plant(1)])
      #expect(try await folder.store(name).numbers() == [1])
      #expect(try folder.names() == [name])
    }
  }

  @Test func aRelativeNameIsNoNameOfSQLites() throws {
    // Opened, not made: it is the name that is tested, and the folder tests run in stays clean.
    #expect { try SQLiteHandle(path: ":memory:") } throws: { ($0 as? StoreError)?.reason == .cannotOpen }
    #expect { try SQLiteHandle(path: "file:/none?mode=memory") } throws: { ($0 as? StoreError)?.reason == .cannotOpen }
  }

  @Test func whatIsNoFileIsRefusedAtOnce() async throws {
    try await withScratchFolder { folder in
      mkfifo(folder.path("pipe"), 0o600)
      try FileManager.default.createDirectory(atPath: folder.path("folder"), withIntermediateDirectories: false)
      for name in ["pipe", "folder", "absent/plants.db"] {
        await expect(.cannotOpen) { _ = try await folder.store(name).count() }
      }
      await expect(.cannotOpen) { _ = try await SQLiteStore(path: "/dev/null", tables: [PlantRecord.table]).count() }
      #expect(try folder.names() == ["folder", "pipe"])
    }
  }

  @Test func aMessageNamesTheFileAndTheNextStep() async throws {
    try await withScratchFolder { folder in
      try folder.write("text".utf8, to: "plants.db")
      await #expect {
        _ = try await folder.store().count()
      } throws: { error in
        guard let error = error as? StoreError else { return false }
        return error.kind == .refused && error.message.contains(folder.path("plants.db")) && error.message.contains("--store")
      }
    }
  }
}
