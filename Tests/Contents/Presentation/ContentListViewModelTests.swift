import ContentsDomain
import ContentsPresentation
import Entities
import Testing
import Views

@MainActor @Suite struct ContentListViewModelTests {
  private let repository = ContentShelf([Content(name: "First")])

  private func model() -> ContentListViewModel {
    ContentListViewModel(
      repository: repository, addContent: AddContentUseCase(repository: repository),
      updateContent: UpdateContentUseCase(repository: repository))
  }

  @Test func `the window follows every change`() async throws {
    let model = model()
    await model.load()
    let second = try await model.add(Content(name: "Second"))
    #expect(model.contents.map(\.name) == ["First", "Second"])
    _ = try await model.update(second.id) { $0.name = "Third" }
    #expect(model.contents.map(\.name) == ["First", "Third"])
    #expect(try await model.delete(second.id))
    #expect(model.contents.map(\.name) == ["First"])
    #expect(!model.hasMore && !model.isLoading && model.error == nil)
  }

  @Test func `what a rule refuses is shown and thrown`() async throws {
    let model = model()
    await model.load()
    await #expect(throws: ContentError.nameMissing) { try await model.add(Content(name: "")) }
    #expect(model.error?.text == ContentError.nameMissing.message)
  }
}
