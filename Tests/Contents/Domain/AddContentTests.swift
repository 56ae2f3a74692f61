import ContentsDomain
import Testing

@Suite struct AddContentTests {
  @Test func `a content is added as the rules prepare it`() async throws {
    let repository = ContentShelf()
    let stored = try await AddContentUseCase(repository: repository)(Content(name: " First "))
    #expect(stored.name == "First")
    #expect(repository.contents == [stored])
  }

  @Test(arguments: ["First", "FIRST", " first"])
  func `a name belongs to one`(name: String) async {
    let repository = ContentShelf([Content(name: "First")])
    await #expect(throws: ContentError.nameTaken("First")) {
      try await AddContentUseCase(repository: repository)(Content(name: name))
    }
    #expect(repository.contents.count == 1)
  }
}
