import ContentsData
import ContentsDomain
import Entities
import Foundation
import Storage
import TestSupport
import Testing
import Values

@Suite struct ContentRepositoryTests {
  private let first: Content
  private let second = Content(name: "Séc;ond", tags: ["b"])

  init() throws {
    first = try Content(
      name: "First", tags: ["a; b", "\\"], note: "Two\nlines", addedAt: Timestamp(parsing: "2024-05-31T12:00:00.5Z"))
  }

  @Test(arguments: [false, true])
  func `what is stored is found again`(inFile: Bool) async throws {
    try await withRepository(inFile) { repository in
      let found = [
        try await repository.stored(id: first.id)?.item, try await repository.stored(name: "FIRST")?.item,
        try await repository.search("lines fir", limit: nil, offset: 0).first(),
        try await repository.pages(Selection(ContentFilter(name: "irs", tag: "A;"))).first(),
        try await repository.pages(Selection(ContentFilter(), order: .added)).first(),
      ]
      #expect(found == Array(repeating: first, count: 5))
      #expect(try await repository.pages(Selection(ContentFilter(name: "sec"), order: .name)).all() == [second])
      #expect(try await repository.count(ContentFilter(tag: "b")) == 2)
      #expect(try await repository.stored(name: "Third")?.item == nil)
    }
  }

  @Test(arguments: [false, true])
  func `a name is stored once`(inFile: Bool) async throws {
    try await withRepository(inFile) { repository in
      await #expect(throws: RepositoryError.taken(property: "name")) { try await repository.insert(Content(name: "FIRST")) }
      let names = try await repository.pages(Selection(ContentFilter())).all().map(\.name)
      #expect(names == [first.name, second.name])
    }
  }

  private func withRepository(_ inFile: Bool, _ body: (StoreContentRepository) async throws -> Void) async throws {
    try await withScratchFolder { folder in
      let store: any Store = inFile ? SQLiteStore(path: folder.path("store"), tables: [ContentRecord.table]) : MemoryStore()
      let repository = StoreContentRepository(store: store)
      try await repository.insert(first)
      try await repository.insert(second)
      try await body(repository)
    }
  }
}
