import BooksDomain
import Entities
import Testing

@Suite struct SearchBooksTests {
  private let search: SearchBooksUseCase

  init() throws {
    search = SearchBooksUseCase(
      repository: ArrayBookRepository([
        try .sample("Harry Potter", isbn: "9780439554930"), try .sample("0439554934, a number"), try .sample("Harry again"),
      ]))
  }

  @Test(arguments: ["9780439554930", "978-0-439-55493-0", "0439554934", "0-439-55493-4", "ISBN 0439554934"])
  func `an ISBN in any form finds its book alone`(text: String) async throws {
    #expect(try await search(text).all().map(\.title) == ["Harry Potter"])
    #expect(try await search(text, limit: 5).all().count == 1)
  }

  @Test func `an ISBN that no book has is looked for as text`() async throws {
    let search = SearchBooksUseCase(repository: ArrayBookRepository([try .sample("0439554934, a number")]))
    #expect(try await search("0439554934").all().count == 1)
  }

  @Test func `an ISBN behind the offset or under a limit of none is not shown`() async throws {
    #expect(try await search("9780439554930", offset: 1).all().isEmpty)
    #expect(try await search("9780439554930", limit: 0).all().isEmpty)
  }

  @Test func `words find what the library finds, in its order`() async throws {
    #expect(try await search("harry").all().map(\.title) == ["Harry Potter", "Harry again"])
    #expect(try await search("harry", limit: 1, offset: 1).all().map(\.title) == ["Harry again"])
  }
}
