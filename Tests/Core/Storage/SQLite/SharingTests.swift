import Entities
import Foundation
import TestSupport
import Testing
import Values

@testable import Storage

/// Several users of one file, as processes are: each has connections of its own.
@Suite struct SharingTests {
  @Test func aStoreThatStaysLockedSaysSo() async throws {
    try await withScratchFolder { folder in
      let holder = folder.store()
      try await holder.add([Plant(1)])
      let other = SQLiteStore(path: folder.path("plants.db"), tables: [PlantRecord.table], patience: .milliseconds(30))
      try await holder.transaction { transaction in
        try await transaction.add(Plant(2))
        #expect(try await other.numbers() == [1], "reading goes on meanwhile")
        let start = ContinuousClock.now
        await #expect { try await other.add([Plant(3)]) } throws: { error in
          (error as? StoreError)?.reason == .locked && (error as? StoreError)?.kind == .busy
        }
        #expect(ContinuousClock.now - start >= .milliseconds(30))
      }
      try await other.add([Plant(3)])
      #expect(try await holder.numbers() == [1, 2, 3])
    }
  }

  @Test func questionsPutTogetherReadOneState() async throws {
    try await withScratchFolder { folder in
      let store = folder.store()
      try await store.add([Plant(1)])
      let found = try await readingTogether(store) {
        var found = [try await store.numbers()]
        // Kept, or refused because it would have to wait: that is SQLite's choice, which depends on its journal.
        let other = SQLiteStore(path: folder.path("plants.db"), tables: [PlantRecord.table], patience: .milliseconds(30))
        do { try await other.add([Plant(2)]) } catch let error as StoreError { #expect(error.reason == .locked) }
        found.append(try await store.numbers())
        #expect(try await store.first(where: Table.id, is: .text(Plant(2).id.uuidString.lowercased())) == nil)
        return found
      }
      #expect(found == [[1], [1]])
      _ = try await folder.store().remove(2)
      try await folder.store().add([Plant(2)])
      #expect(try await store.numbers() == [1, 2], "the file is let go of")
    }
  }

  @Test func everyTransactionOfManyIsKept() async throws {
    try await withScratchFolder { folder in
      try await withThrowingTaskGroup { group in
        for user in 0..<6 {
          group.addTask {
            let store = folder.store()
            for number in 0..<15 { try await store.add([Plant(user * 100 + number, "plant")]) }
          }
        }
        try await group.waitForAll()
      }
      let store = folder.store()
      #expect(try await store.count() == 90)
      #expect(try await store.count(Query(search: SearchText("plant"))) == 90)
      #expect(try store.check().problems == [])
    }
  }

  @Test func oneOfManyWhoWantTheSameKeyGetsIt() async throws {
    try await withScratchFolder { folder in
      var refused = 0
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for number in 0..<8 {
          group.addTask {
            do {
              try await folder.store().add([Plant(number, code: "same")])
              return false
            } catch let error as StoreError where error.reason == .taken(column: "code") {
              return true
            }
          }
        }
        for try await isRefused in group where isRefused { refused += 1 }
      }
      #expect(refused == 7)
      #expect(try await folder.store().count() == 1)
    }
  }

  @Test func manyOpenAStoreThatIsNotThereYet() async throws {
    try await withScratchFolder { folder in
      try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<10 { group.addTask { try await folder.store().count() } }
        for try await count in group { #expect(count == 0) }
      }
      #expect(try folder.names() == ["plants.db"])
    }
  }

  @Test func aTransactionKnowsWhatOthersDidSinceTheLast() async throws {
    try await withScratchFolder { folder in
      let (store, other) = (folder.store(), folder.store())
      func found() async throws -> Int {
        try await store.transaction { transaction in
          var count = 0
          for number in 1...600 where try await transaction.first(where: PlantRecord.Columns.code, is: .text("C\(number)")) != nil
          {
            count += 1
          }
          return count
        }
      }
      #expect(try await found() == 0)
      try await other.add((1...600).map { Plant($0, code: "C\($0)") })
      #expect(try await found() == 600)
    }
  }

  /// More than are indexed at once.
  @Test func aLongTransactionIsFoundWhole() async throws {
    try await withScratchFolder { folder in
      let store = folder.store()
      try await store.transaction { transaction in
        for number in 1...10_050 { try await transaction.add(Plant(number, "plant", code: "C\(number)")) }
        #expect(try await transaction.count(Query(search: SearchText("plant"))) == 10_050)
        for number in stride(from: 1, through: 2000, by: 2) {
          let found = try await transaction.first(where: PlantRecord.Columns.code, is: .text("C\(number)"))
          #expect(found?.item.id.plant == number)
          _ = try await transaction.remove(number)
        }
        try await transaction.add(Plant(1, "plant", code: "again"))
        #expect(try await transaction.first(where: PlantRecord.Columns.code, is: .text("again"))?.item.id.plant == 1)
        #expect(try await transaction.first(where: PlantRecord.Columns.code, is: .text("C1")) == nil)
        #expect(try await transaction.replace(Plant(2, "tree", code: "C1")))
        #expect(try await transaction.first(where: PlantRecord.Columns.code, is: .text("C1"))?.item.id.plant == 2)
      }
      #expect(try await store.count(Query(search: SearchText("plant"))) == 9050)
      #expect(try store.check().problems == [])
    }
  }
}
