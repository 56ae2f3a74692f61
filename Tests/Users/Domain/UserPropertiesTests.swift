import Entities
import Testing
import UsersDomain
import Values

@Suite struct UserPropertiesTests {
  @Test func `the properties are those files and scripts know`() throws {
    #expect(User.properties.map(\.name) == ["id", "name", "email", "avatarURL", "createdAt"])
    #expect(AnalyticsEvent.properties.map(\.name) == ["id", "name", "properties", "occurredAt"])
    #expect(Session.properties.map(\.name) == ["id"])
  }

  @Test func `a property takes what it gives`() throws {
    var ann = try User.sample()
    ann.avatarURL = try WebAddress(parsing: "https://example.org/ann.png")
    ann.createdAt = noon
    var copy = User(name: "")
    for property in User.properties {
      let text: String =
        switch property.value(ann) {
        case .id(let id): UUIDText.text(id)
        case .text(let text): text
        default: ""
        }
      try property.set(&copy, .text(text))
    }
    #expect(copy == ann)
  }

  @Test func `the details of an event are members, not text that has to be read once more`() {
    let event = AnalyticsEvent(name: "x", details: ["b": "c", "a": "ü"], occurredAt: noon)
    #expect(AnalyticsEvent.properties[2].value(event) == .members(["a": "ü", "b": "c"]))
  }
}
