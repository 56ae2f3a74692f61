import ContentsDomain
import Entities
import Testing
import Values

@Suite struct ContentRulesTests {
  @Test func `texts are tidied and the address stays as it is`() throws {
    var content = try Content.sample("https://x.org/%C3%A9/%s", title: " Title\n")
    (content.tags, content.note) = ([" a", "", "a", "b"], " \n")
    let stored = try content.prepared()
    #expect(stored.title == "Title" && stored.tags == ["a", "b"] && stored.note == nil)
    #expect(stored.url?.text == "https://x.org/%C3%A9/%s")
  }

  @Test func `an address is needed`() {
    #expect(throws: ContentError.addressMissing) { try Content(title: "Title").prepared() }
  }

  @Test func `what a property reads it gives back`() throws {
    var full = try Content.sample("https://x.org", title: "First", theme: "A/B", level: .advanced)
    (full.tags, full.note, full.addedAt) = (["a", "b"], "n", try Timestamp(parsing: "2024-05-31T12:00:00Z"))
    var copy = Content(id: full.id)
    for property in Content.properties { property.copy(full, &copy) }
    #expect(copy == full)
    #expect(Content.properties.map(\.name) == ["id", "theme", "url", "level", "title", "note", "tags", "addedAt"])
  }
}
