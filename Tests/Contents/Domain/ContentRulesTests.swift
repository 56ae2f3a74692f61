import ContentsDomain
import Entities
import Testing
import Values

@Suite struct ContentRulesTests {
  @Test func `texts are tidied and nothing is repeated`() throws {
    let content = try Content(name: " Crème\u{301}  ", tags: [" a", "", "a", "b"], note: " \n").prepared()
    #expect(content.name == "Crème\u{301}" && content.tags == ["a", "b"] && content.note == nil)
  }

  @Test(arguments: ["", " ", "\u{A0}\n"])
  func `a name is needed`(name: String) {
    #expect(throws: ContentError.nameMissing) { try Content(name: name).prepared() }
  }

  @Test(arguments: [("Crème", "CREME"), ("Straße", "strasse"), (" one ", "One"), ("\u{301}", "\u{301}")])
  func `names that look alike are the same`(one: String, other: String) {
    #expect(Content.key(of: one) == Content.key(of: other))
    #expect(!Content.key(of: one).isEmpty)
  }

  @Test func `what a property reads it gives back`() throws {
    let full = try Content(name: "First", tags: ["a", "b"], note: "n", addedAt: Timestamp(parsing: "2024-05-31T12:00:00Z"))
    var copy = Content(id: full.id, name: "")
    for property in Content.properties { property.copy(full, &copy) }
    #expect(copy == full)
    #expect(Content.properties.map(\.name) == ["id", "name", "tags", "note", "addedAt"])
  }
}
