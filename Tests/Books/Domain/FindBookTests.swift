import BooksDomain
import Entities
import Foundation
import Testing
import Values

@Suite struct FindBookTests {
  private let full: Book
  private let repository: ArrayBookRepository

  init() throws {
    full = try .full()
    var near = try Book.sample("Near", isbn: "0102030405")
    near.id = try #require(UUID(uuidString: "01020304-ffff-0000-0000-000000000000"))
    repository = ArrayBookRepository([full, near])
  }

  @Test(arguments: [
    "9780060853983", "978-0-06-085398-3", "0060853980", "01020304-0506-0708-090a-0b0c0d0e0f10",
    "01020304-0506-0708-090A-0B0C0D0E0F10",
    "01020304-0", "0102030405060708", "010203040506",
  ])
  func `a book is found by ISBN, id or the beginning of its id`(reference: String) async throws {
    #expect(try await FindUseCase.books(in: repository)(reference).title == "Good Omens")
  }

  @Test func `an ISBN goes before the beginning of an id`() async throws {
    #expect(try await FindUseCase.books(in: repository)("0102030405").title == "Near")
  }

  @Test(arguments: ["", "010", "0102030g", "9780441172719", "Good Omens", "01020304-0506-0708-090a-0b0c0d0e0f10-00", "--------"])
  func `what is not there is named, with what may be given`(reference: String) async {
    let error = await #expect(throws: FindError.self) { try await FindUseCase.books(in: repository)(reference) }
    #expect(
      error?.message == "There is no book '\(reference)'; give its id, the first four or more characters of it, or its ISBN.")
    #expect(error?.kind == .notFound)
  }

  @Test func `the beginning of several ids is refused and names them`() async {
    let error = await #expect(throws: FindError.self) { try await FindUseCase.books(in: repository)("0102") }
    #expect(
      error?.message == """
        '0102' begins the id of 2 books: 01020304-0506-0708-090a-0b0c0d0e0f10, 01020304-ffff-0000-0000-000000000000. \
        Give more characters.
        """)
    #expect(error?.kind == .refused)
  }
}
