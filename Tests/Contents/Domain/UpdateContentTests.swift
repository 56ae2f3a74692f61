import ContentsDomain
import Foundation
import Testing

@Suite struct UpdateContentTests {
  private let first = Content(name: "First", tags: ["a"], note: "n")
  private let second = Content(name: "Second")
  private let repository: ContentShelf
  private let update: UpdateContentUseCase

  init() {
    repository = ContentShelf([first, second])
    update = UpdateContentUseCase(repository: repository)
  }

  @Test func `what is changed is changed and the rest stays`() async throws {
    var expected = first
    expected.name = "Third"
    #expect(try await update(first.id) { $0.name = " Third " } == expected)
    #expect(repository.contents == [expected, second])
  }

  @Test func `a change that breaks a rule or throws changes nothing`() async {
    await #expect(throws: ContentError.nameMissing) { try await update(first.id) { $0.name = "" } }
    await #expect(throws: ContentError.nameTaken("Second")) { try await update(first.id) { $0.name = "second" } }
    await #expect(throws: CancellationError.self) { try await update(first.id) { _ in throw CancellationError() } }
    #expect(repository.contents == [first, second])
  }

  @Test func `its own name may be written another way`() async throws {
    #expect(try await update(first.id) { $0.name = "FIRST" }.name == "FIRST")
  }

  @Test func `one that is gone is named`() async {
    let id = UUID()
    await #expect(throws: ContentError.gone(id)) { try await update(id) { _ in } }
  }
}
