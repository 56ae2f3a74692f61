import ContentsDomain
import Entities
import Testing

@Suite struct ImportContentsTests {
  @Test func `a row is known by its id, else by its address`() async throws {
    let first = try Content.sample("https://x.org", title: "First")
    let repository = ContentShelf([first])
    var moved = try Content.sample("https://y.org")
    moved.id = first.id
    let byID = try await repository.match(moved, hasID: true)
    let byAddress = try await repository.match(try .sample("https://X.org/"), hasID: false)
    #expect(byID?.stored.item == first && byID?.isByKey == true)
    #expect(byAddress?.stored.item == first && byAddress?.isByKey == true)
    let none = try await repository.match(try .sample("https://y.org"), hasID: false)
    #expect(none?.stored.item == nil)
  }
}
