import Foundation
import Testing
import WidgetsDomain

@Suite struct UpdateWidgetTests {
  private let first = Widget(name: "First", tags: ["a"], note: "n")
  private let second = Widget(name: "Second")
  private let repository: WidgetShelf
  private let update: UpdateWidgetUseCase

  init() {
    repository = WidgetShelf([first, second])
    update = UpdateWidgetUseCase(repository: repository)
  }

  @Test func `what is changed is changed and the rest stays`() async throws {
    var expected = first
    expected.name = "Third"
    #expect(try await update(first.id) { $0.name = " Third " } == expected)
    #expect(repository.widgets == [expected, second])
  }

  @Test func `a change that breaks a rule or throws changes nothing`() async {
    await #expect(throws: WidgetError.nameMissing) { try await update(first.id) { $0.name = "" } }
    await #expect(throws: WidgetError.nameTaken("Second")) { try await update(first.id) { $0.name = "second" } }
    await #expect(throws: CancellationError.self) { try await update(first.id) { _ in throw CancellationError() } }
    #expect(repository.widgets == [first, second])
  }

  @Test func `its own name may be written another way`() async throws {
    #expect(try await update(first.id) { $0.name = "FIRST" }.name == "FIRST")
  }

  @Test func `one that is gone is named`() async {
    let id = UUID()
    await #expect(throws: WidgetError.gone(id)) { try await update(id) { _ in } }
  }
}
