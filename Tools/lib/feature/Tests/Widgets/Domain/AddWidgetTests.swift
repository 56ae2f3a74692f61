import Testing
import WidgetsDomain

@Suite struct AddWidgetTests {
  @Test func `a widget is added as the rules prepare it`() async throws {
    let repository = WidgetShelf()
    let stored = try await AddWidgetUseCase(repository: repository)(Widget(name: " First "))
    #expect(stored.name == "First")
    #expect(repository.widgets == [stored])
  }

  @Test(arguments: ["First", "FIRST", " first"])
  func `a name belongs to one`(name: String) async {
    let repository = WidgetShelf([Widget(name: "First")])
    await #expect(throws: WidgetError.nameTaken("First")) {
      try await AddWidgetUseCase(repository: repository)(Widget(name: name))
    }
    #expect(repository.widgets.count == 1)
  }
}
