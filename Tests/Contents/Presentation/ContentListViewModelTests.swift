import ContentsDomain
import ContentsPresentation
import Entities
import Testing
import Views

@MainActor @Suite struct ContentListViewModelTests {
  private let repository: ContentShelf

  init() throws {
    repository = ContentShelf([try .sample("https://x.org", title: "First")])
  }

  private func model() -> ContentListViewModel {
    ContentListViewModel(
      repository: repository, addContent: AddContentUseCase(repository: repository),
      updateContent: UpdateContentUseCase(repository: repository))
  }

  @Test func `the window follows every change`() async throws {
    let model = model()
    await model.load()
    let second = try await model.add(try .sample("https://y.org", title: "Second"))
    #expect(model.contents.map(\.title) == ["First", "Second"])
    _ = try await model.update(second.id) { $0.title = "Third" }
    #expect(model.contents.map(\.title) == ["First", "Third"])
    #expect(try await model.delete(second.id))
    #expect(model.contents.map(\.title) == ["First"])
    #expect(!model.hasMore && !model.isLoading && model.error == nil)
  }

  @Test func `what a rule refuses is shown and thrown`() async throws {
    let model = model()
    await model.load()
    await #expect(throws: ContentError.addressMissing) { try await model.add(Content()) }
    #expect(model.error?.text == ContentError.addressMissing.message)
  }
}
