import Entities
import Testing
import Views
import WidgetsDomain
import WidgetsPresentation

@MainActor @Suite struct WidgetListViewModelTests {
  private let repository = WidgetShelf([Widget(name: "First")])

  private func model() -> WidgetListViewModel {
    WidgetListViewModel(
      repository: repository, addWidget: AddWidgetUseCase(repository: repository),
      updateWidget: UpdateWidgetUseCase(repository: repository))
  }

  @Test func `the window follows every change`() async throws {
    let model = model()
    await model.load()
    let second = try await model.add(Widget(name: "Second"))
    #expect(model.widgets.map(\.name) == ["First", "Second"])
    _ = try await model.update(second.id) { $0.name = "Third" }
    #expect(model.widgets.map(\.name) == ["First", "Third"])
    #expect(try await model.delete(second.id))
    #expect(model.widgets.map(\.name) == ["First"])
    #expect(!model.hasMore && !model.isLoading && model.error == nil)
  }

  @Test func `what a rule refuses is shown and thrown`() async throws {
    let model = model()
    await model.load()
    await #expect(throws: WidgetError.nameMissing) { try await model.add(Widget(name: "")) }
    #expect(model.error?.text == WidgetError.nameMissing.message)
  }
}
