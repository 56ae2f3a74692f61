import Entities
import Foundation
import TestSupport
import Testing

@testable import Storage

/// What a check says of a store.
@Suite struct CheckTests {
  @Test func aSoundStoreHasNoProblems() async throws {
    try await withScratchFolder { folder in
      let store = folder.store()
      try await store.add([Plant(1, "fern"), Plant(2, "rose"), Plant(3)])
      _ = try await store.remove(2)
      _ = try await store.replace(Plant(3, "moss"))
      let before = try folder.bytes("plants.db")
      let report = try store.check()
      #expect(report.problems == [])
      #expect(report.path == folder.path("plants.db"))
      #expect(report.tables == [.init(name: "plants", version: 1, rows: 2)])
      #expect(report.libraryVersion.hasPrefix("3."))
      #expect(["delete", "wal"].contains(report.journal))
      #expect(try folder.bytes("plants.db") == before, "a check changes nothing")
    }
  }

  static let changes = [
    "UPDATE plants SET height = 9 WHERE seq = 2", "UPDATE plants SET name = 'rosa' WHERE seq = 2",
    "UPDATE plants SET nickname = '' WHERE seq = 2",
    "UPDATE plants SET code = NULL WHERE seq = 2", "UPDATE plants SET name = remark, remark = name WHERE seq = 2",
    "UPDATE plants SET checksum = checksum + 1 WHERE seq = 2", "UPDATE plants SET name = CAST(x'FF00' AS TEXT) WHERE seq = 2",
  ]

  @Test(arguments: changes)
  func aRowThatIsNotAsItWasWrittenIsNamed(_ sql: String) async throws {
    try await withScratchFolder { folder in
      try await folder.store().add([Plant(1), Plant(2, "rose", code: "R", remark: "red"), Plant(3)])
      try folder.execute(sql)
      #expect(try folder.store().check().problems == ["Row 2 of plants is damaged (id 00000000-0000-4000-8000-000000000002)."])
    }
  }

  @Test func manyDamagedRowsAreCountedAndOnlyTheFirstNamed() async throws {
    try await withScratchFolder { folder in
      try await folder.store().add((1...50).map { Plant($0) })
      try folder.execute("UPDATE plants SET height = 9")
      let problems = try folder.store().check().problems
      #expect(problems.count == 21)
      #expect(problems.last == "50 rows of plants are damaged in all.")
    }
  }

  static let mismatches = [
    "INSERT INTO plants_search (plants_search, rowid, name_text, remark_text) VALUES ('delete', 1, 'fern', '')",
    "INSERT INTO plants_search (rowid, name_text, remark_text) VALUES (7, 'ghost', '')",
    "INSERT INTO plants_search (plants_search) VALUES ('delete-all')",
    "DELETE FROM plants WHERE seq = 1",
  ]

  @Test(arguments: mismatches)
  func aSearchIndexThatDoesNotMatchIsNamed(_ sql: String) async throws {
    try await withScratchFolder { folder in
      try await folder.store().add([Plant(1, "fern"), Plant(2, "rose")])
      try folder.execute(sql)
      #expect(try folder.store().check().problems == ["The search index of plants does not match its rows."])
    }
  }

  @Test func aStoreCutShortIsReportedAndLeftAlone() async throws {
    try await withScratchFolder { folder in
      try await folder.store("whole.db").add(
        (1...300).map { Plant($0, "plant \($0)", remark: String(repeating: "x", count: 100)) })
      let whole = try folder.bytes("whole.db")
      for pages in [1, 2, 5, whole.count / 4096 - 1] {
        let cut = whole.prefix(pages * 4096)
        try folder.write(cut, to: "cut\(pages).db")
        do {
          #expect(try !folder.store("cut\(pages).db").check().problems.isEmpty, "\(pages) pages")
        } catch let error as StoreError {
          #expect(error.reason == .damaged, "\(pages) pages")
        }
        #expect(try folder.bytes("cut\(pages).db") == cut)
      }
    }
  }

  @Test(arguments: 3...12)
  func whatIsWrongWithADamagedPageIsOneLineEach(_ page: Int) async throws {
    try await withScratchFolder { folder in
      try await folder.store("whole.db").add(
        (1...300).map { Plant($0, "plant \($0)", code: "c\($0)", remark: String(repeating: "x", count: 100)) })
      var bytes = try folder.bytes("whole.db")
      for index in page * 4096..<(page + 1) * 4096 { bytes[index] = 0xAA }
      try folder.write(bytes, to: "plants.db")
      try folder.write(bytes, to: "copy.db")
      var sentences: [String] = []
      do { sentences += try folder.store().check().problems } catch let error as StoreError { sentences.append(error.message) }
      do { try folder.store().backup(to: folder.path("b")) } catch let error as StoreError { sentences.append(error.message) }
      do { _ = try folder.store("fresh.db").restore(from: folder.path("copy.db")) } catch let error as StoreError {
        sentences.append(error.message)
      }
      #expect(sentences.count >= 3)
      #expect(sentences.allSatisfy { !$0.contains("\n") && !$0.contains("***") && !$0.contains(".restoring") }, "\(sentences)")
    }
  }
}
