import Entities
import Testing
import WidgetsDomain

@Suite struct ImportWidgetsTests {
  private let first = Widget(name: "First", note: "n")

  @Test func `a row is known by its id, else by its name`() async throws {
    let repository = WidgetShelf([first])
    let byID = try await repository.match(Widget(id: first.id, name: "Another"), hasID: true)
    let byName = try await repository.match(Widget(name: "FIRST"), hasID: false)
    #expect(byID?.stored.item == first && byID?.isByKey == true)
    #expect(byName?.stored.item == first && byName?.isByKey == true)
    let none = try await repository.match(Widget(name: "Second"), hasID: false)
    #expect(none?.stored.item == nil)
  }
}
