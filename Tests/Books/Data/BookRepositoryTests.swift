import BooksData
import BooksDomain
import Entities
import Foundation
import Storage
import TestSupport
import Testing
import Values

@Suite struct BookRepositoryTests {
  private let folder = ScratchFolder()

  @Test(arguments: StoreKind.allCases)
  func `a stored book is found by id, ISBN and work, with its place`(kind: StoreKind) async throws {
    let (dune, full) = (try Book.sample(published: "1965"), try Book.full())
    let isbn = try #require(full.isbn)
    let library = try await kind.library([dune, full], in: folder)
    let byID = try await library.stored(id: full.id)
    let byISBN = try await library.stored(isbn: isbn)
    let byWork = try await library.stored(work: Work(of: full))
    #expect(byID?.item == full && byISBN?.item == full && byWork?.item == full)
    #expect(byID?.position == byISBN?.position && byID?.position == byWork?.position)
    let alike = try Book.sample("DUNE!", published: "1965-08")
    let first = try #require(try await library.stored(work: Work(of: alike)))
    #expect(first.item == dune)
    #expect(try #require(byID).position > first.position)
    #expect(try await library.stored(id: UUID())?.item == nil)
    let (free, later) = (try ISBN(parsing: "9780439554930"), try Book.sample(published: "1966"))
    #expect(try await library.stored(isbn: free)?.item == nil)
    #expect(try await library.stored(work: Work(of: later))?.item == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `of several books of one work the first inserted is it`(kind: StoreKind) async throws {
    let books = [try Book.sample("Dune", isbn: "9780441172719"), try .sample("dune", isbn: "9780340960196"), try .sample("DUNE")]
    let library = try await kind.library(books, in: folder)
    #expect(try await library.stored(work: Work(of: books[2]))?.item == books[0])
  }

  @Test(arguments: StoreKind.allCases)
  func `ids are found by how they begin`(kind: StoreKind) async throws {
    let full = try Book.full()
    var near = try Book.sample("Near")
    near.id = try #require(UUID(uuidString: "01020304-ffff-0000-0000-000000000000"))
    let library = try await kind.library([near, full, try .sample()], in: folder)
    #expect(try await library.items(idPrefix: "0102", limit: 6).map(\.title).sorted() == ["Good Omens", "Near"])
    #expect(try await library.items(idPrefix: "01020304-05", limit: 6) == [full])
    #expect(try await library.items(idPrefix: "0102", limit: 1).count == 1)
    #expect(try await library.items(idPrefix: "01020305", limit: 6).isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func `a taken id or ISBN is refused by name and stores nothing`(kind: StoreKind) async throws {
    let full = try Book.full()
    let library = try await kind.library([full], in: folder)
    let sameID = try Book.sample { $0.id = full.id }
    let sameISBN = try Book.sample { $0.isbn = full.isbn }
    var other = try Book.sample()
    try await library.insert(other)
    other.isbn = full.isbn
    let changed = other
    await #expect(throws: RepositoryError.taken(property: "id")) { try await library.insert(sameID) }
    await #expect(throws: RepositoryError.taken(property: "isbn")) { try await library.insert(sameISBN) }
    await #expect(throws: RepositoryError.taken(property: "isbn")) { try await library.update(changed) }
    #expect(try await library.count(BookFilter()) == 2)
    #expect(try await library.stored(id: changed.id)?.item.isbn == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `a taken key leaves the rest of a transaction standing`(kind: StoreKind) async throws {
    let full = try Book.full()
    let library = try await kind.library([], in: folder)
    try await library.transaction { library in
      try await library.insert(full)
      await #expect(throws: RepositoryError.self) { try await library.insert(full) }
      try await library.insert(try .sample())
    }
    #expect(try await library.count(BookFilter()) == 2)
  }

  @Test(arguments: StoreKind.allCases)
  func `updating and deleting say whether the book was there`(kind: StoreKind) async throws {
    var full = try Book.full()
    let missing = try Book.sample("Nobody has it")
    let library = try await kind.library([full, try .sample()], in: folder)
    full.title = "Better Omens"
    #expect(try await library.update(full))
    #expect(try await library.stored(id: full.id)?.item == full)
    #expect(try await library.search("better", limit: nil, offset: 0).all() == [full])
    #expect(try await library.search("good", limit: nil, offset: 0).all().isEmpty)
    #expect(try await !library.update(missing))
    #expect(try await library.delete(id: full.id))
    #expect(try await !library.delete(id: full.id))
    #expect(try await library.count(BookFilter()) == 1)
    #expect(try await library.search("omens", limit: nil, offset: 0).all().isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func `a transaction that throws leaves nothing, one inside another belongs to it`(kind: StoreKind) async throws {
    let library = try await kind.library([], in: folder)
    await #expect(throws: CancellationError.self) {
      try await library.transaction { library in
        try await library.transaction { _ = try await $0.insert(try .sample()) }
        #expect(try await library.count(BookFilter()) == 1)
        throw CancellationError()
      }
    }
    #expect(try await library.count(BookFilter()) == 0)
  }
}
