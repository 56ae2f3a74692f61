import ContentsDomain
import Testing
import Values

@Suite struct AddContentTests {
  @Test func `a content is added as the rules prepare it`() async throws {
    let repository = ContentShelf()
    let stored = try await AddContentUseCase(repository: repository)(try .sample("https://x.org", title: " First "))
    #expect(stored.title == "First")
    #expect(repository.contents == [stored])
  }

  @Test(arguments: ["https://x.org", "https://x.org/", "HTTPS://X.ORG:443/#"])
  func `an address belongs to one`(url: String) async throws {
    let first = try Content.sample("https://x.org", title: "First")
    let repository = ContentShelf([first])
    await #expect(throws: ContentError.addressTaken(try WebAddress(parsing: url), by: first)) {
      try await AddContentUseCase(repository: repository)(try .sample(url))
    }
    #expect(repository.contents == [first])
  }
}
