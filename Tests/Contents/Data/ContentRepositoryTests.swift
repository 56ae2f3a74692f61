import ContentsData
import ContentsDomain
import Entities
import Storage
import TestSupport
import Testing
import Values

@Suite struct ContentRepositoryTests {
  private let first: Content
  private let second: Content

  init() throws {
    var full = try Content.sample("https://x.org/%s", title: "The first", theme: "Programming/TCP\\/IP", level: .intermediate)
    (full.tags, full.note) = (["a; b", "\\"], "Two\nlines")
    full.addedAt = try Timestamp(parsing: "2024-05-31T12:00:00.5Z")
    first = full
    second = try .sample("https://y.org/é")
  }

  @Test(arguments: [false, true])
  func `what is stored is found again`(inFile: Bool) async throws {
    try await withRepository(inFile) { repository in
      let same = try WebAddress(parsing: "HTTPS://X.ORG:443/%s")
      let filter = ContentFilter(title: "FIRS", theme: "programming", level: .intermediate, tag: "A;")
      let found = [
        try await repository.stored(id: first.id)?.item, try await repository.stored(url: same)?.item,
        try await repository.search("lines fir", limit: nil, offset: 0).first(),
        try await repository.search("tcp", limit: nil, offset: 0).first(), try await repository.pages(Selection(filter)).first(),
      ]
      #expect(found == Array(repeating: first, count: 5))
      let escaped = try WebAddress(parsing: "https://y.org/%C3%A9")
      #expect(try await repository.stored(url: escaped)?.item == second)
      #expect(try await repository.count(ContentFilter(level: .beginner)) == 0)
    }
  }

  @Test(arguments: [ContentOrder.title, .theme, .level, .added])
  func `what has no value comes last`(order: ContentOrder) async throws {
    try await withRepository(true) { repository in
      for isReversed in [false, true] {
        let selection = Selection(ContentFilter(), order: order, isReversed: isReversed)
        let all = try await repository.pages(selection).all()
        #expect(all == [first, second])
      }
    }
  }

  @Test(arguments: [false, true])
  func `an address is stored once`(inFile: Bool) async throws {
    try await withRepository(inFile) { repository in
      await #expect(throws: RepositoryError.taken(property: "url")) {
        try await repository.insert(try .sample("https://x.org:443/%s"))
      }
      let all = try await repository.pages(Selection(ContentFilter())).all()
      #expect(all == [first, second])
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
