import Entities
import Testing
import Values
import WidgetsDomain

@Suite struct WidgetRulesTests {
  @Test func `texts are tidied and nothing is repeated`() throws {
    let widget = try Widget(name: " Crème\u{301}  ", tags: [" a", "", "a", "b"], note: " \n").prepared()
    #expect(widget.name == "Crème\u{301}" && widget.tags == ["a", "b"] && widget.note == nil)
  }

  @Test(arguments: ["", " ", "\u{A0}\n"])
  func `a name is needed`(name: String) {
    #expect(throws: WidgetError.nameMissing) { try Widget(name: name).prepared() }
  }

  @Test(arguments: [("Crème", "CREME"), ("Straße", "strasse"), (" one ", "One"), ("\u{301}", "\u{301}")])
  func `names that look alike are the same`(one: String, other: String) {
    #expect(Widget.key(of: one) == Widget.key(of: other))
    #expect(!Widget.key(of: one).isEmpty)
  }

  @Test func `what a property reads it gives back`() throws {
    let full = try Widget(name: "First", tags: ["a", "b"], note: "n", addedAt: Timestamp(parsing: "2024-05-31T12:00:00Z"))
    var copy = Widget(id: full.id, name: "")
    for property in Widget.properties { property.copy(full, &copy) }
    #expect(copy == full)
    #expect(Widget.properties.map(\.name) == ["id", "name", "tags", "note", "addedAt"])
  }
}
