import ContentsDomain
import Entities
import Testing

@Suite struct ImportContentsTests {
  private let first = Content(name: "First", note: "n")

  @Test func `a row is known by its id, else by its name`() async throws {
    let repository = ContentShelf([first])
    let byID = try await repository.match(Content(id: first.id, name: "Another"), hasID: true)
    let byName = try await repository.match(Content(name: "FIRST"), hasID: false)
    #expect(byID?.stored.item == first && byID?.isByKey == true)
    #expect(byName?.stored.item == first && byName?.isByKey == true)
    let none = try await repository.match(Content(name: "Second"), hasID: false)
    #expect(none?.stored.item == nil)
  }
}
