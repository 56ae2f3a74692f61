import Entities
import Files
import Foundation
import TestSupport
import Testing
import Values

@testable import Storage

/// A backup is a whole store of its own.
@Suite struct BackupTests {
  @Test func aBackupHoldsEverything() async throws {
    try await withScratchFolder { folder in
      let plants = (1...700).map { Plant($0, "plant \($0)") }
      let store = folder.store()
      try await store.add(plants)
      try store.backup(to: folder.path("backup"))
      try await store.add([Plant(9001)])
      let backup = folder.store("backup")
      #expect(try await backup.plants() == plants)
      #expect(try await backup.count(Query(search: SearchText("plant"))) == 700)
      #expect(try backup.check().problems == [])
      #expect(try folder.permissions("backup") == 0o600)
    }
  }

  @Test func damageIsToldAndCopiedAllTheSame() async throws {
    try await withScratchFolder { folder in
      let store = folder.store()
      try await store.add([Plant(1, "sound"), Plant(2, "worn")])
      try folder.execute("UPDATE plants SET height = 7 WHERE seq = 2")
      #expect { try store.backup(to: folder.path("backup")) } throws: { error in
        guard let error = error as? StoreError else { return false }
        return error.reason == .damaged && error.message.contains("Row 2") && error.message.contains("doctor")
      }
      #expect(try folder.names() == ["backup", "plants.db"])
      #expect(try await folder.store("backup").plants().count == 2)
    }
  }

  @Test func aFileThatIsThereIsLeftAlone() async throws {
    try await withScratchFolder { folder in
      let store = folder.store()
      try await store.add([Plant(1)])
      try folder.write("precious".utf8, to: "backup")
      try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: folder.path("nowhere"))
      let names = try folder.names()
      for name in ["backup", "plants.db", "link", "."] {
        #expect { try store.backup(to: folder.path(name)) } throws: { ($0 as? StoreError)?.reason == .exists }
      }
      #expect(try folder.bytes("backup") == Data("precious".utf8))
      #expect(try folder.names() == names)
    }
  }

  @Test func aFolderThatIsNotThereIsNamedAsItWasTyped() async throws {
    try await withScratchFolder { folder async throws in
      let path = folder.path("absent/backup")
      #expect { try folder.store().backup(to: path) } throws: { error in
        guard let error = error as? StoreError else { return false }
        return error.kind == .cannotCreate && error.message.contains("'\(path)'")
      }
      #expect(try folder.names() == ["plants.db"])
    }
  }

  @Test func whatIsHalfWrittenGoesWhenTheProgramIsStopped() async throws {
    try await withScratchFolder { folder async throws in
      let cleanup = Cleanup()
      #expect(throws: StoreError.self) {
        try SQLiteCopy(to: folder.path("backup"), cleanup: cleanup).write(replacing: false) { copy in
          try copy.execute("CREATE TABLE pots (size); BEGIN; INSERT INTO pots VALUES (1)")
          #expect(try folder.names().count == 2)
          cleanup.run()
          #expect(try folder.names() == [])
          throw StoreError(.internalFault, "stopped")
        }
      }
    }
  }

  @Test func aNameThatIsNoneIsRefused() async throws {
    try await withScratchFolder { folder in
      try await folder.store().add([Plant(1)])
      #expect { try folder.store().backup(to: "") } throws: { ($0 as? StoreError)?.reason == .cannotOpen }
    }
  }

  @Test func aBackupIsOfOneMomentWhileOthersWrite() async throws {
    try await withScratchFolder { folder in
      try await folder.store().add([Plant(0), Plant(1)])
      try await withThrowingTaskGroup { group in
        group.addTask {
          let writer = folder.store()
          for number in 1...60 { try await writer.add([Plant(number * 2), Plant(number * 2 + 1)]) }
        }
        group.addTask {
          let store = folder.store()
          for number in 1...8 { try store.backup(to: folder.path("backup\(number)")) }
        }
        try await group.waitForAll()
      }
      for number in 1...8 {
        let backup = folder.store("backup\(number)")
        #expect(try await backup.count() % 2 == 0, "both plants of a transaction, or none")
        #expect(try backup.check().problems == [])
      }
    }
  }

  @Test func aDamagedStoreGivesNoBackup() async throws {
    try await withScratchFolder { folder in
      try await folder.store("whole.db").add((1...300).map { Plant($0, remark: String(repeating: "x", count: 200)) })
      try folder.write(folder.bytes("whole.db").prefix(5 * 4096), to: "plants.db")
      #expect { try folder.store().backup(to: folder.path("backup")) } throws: { ($0 as? StoreError)?.reason == .damaged }
      #expect(try folder.names() == ["plants.db", "whole.db"])
    }
  }
}
