import ContentsDomain
import Foundation
import Testing
import Values

@Suite struct UpdateContentTests {
  private let first: Content
  private let second: Content
  private let repository: ContentShelf
  private let update: UpdateContentUseCase

  init() throws {
    first = try .sample("https://x.org/1", title: "First")
    second = try .sample("https://x.org/2")
    repository = ContentShelf([first, second])
    update = UpdateContentUseCase(repository: repository)
  }

  @Test func `what is changed is changed and the rest stays`() async throws {
    var expected = first
    expected.title = "Third"
    #expect(try await update(first.id) { $0.title = " Third " } == expected)
    #expect(repository.contents == [expected, second])
  }

  @Test func `a change that breaks a rule or throws changes nothing`() async throws {
    let taken = try WebAddress(parsing: "HTTPS://x.org/2")
    await #expect(throws: ContentError.addressMissing) { try await update(first.id) { $0.url = nil } }
    await #expect(throws: ContentError.addressTaken(taken, by: second)) { try await update(first.id) { $0.url = taken } }
    await #expect(throws: CancellationError.self) { try await update(first.id) { _ in throw CancellationError() } }
    #expect(repository.contents == [first, second])
  }

  @Test func `its own address may be written another way`() async throws {
    let other = try WebAddress(parsing: "HTTPS://x.org/1#")
    #expect(try await update(first.id) { $0.url = other }.url?.text == "HTTPS://x.org/1#")
  }

  @Test func `an address that was escaped is never escaped again`() async throws {
    let url = try WebAddress(parsing: "https://x.org/propri%C3%A9taires")
    for _ in 1...2 { _ = try await update(first.id) { $0.url = url } }
    #expect(repository.contents.first?.url?.text == "https://x.org/propri%C3%A9taires")
  }

  @Test func `one that is gone is named`() async {
    let id = UUID()
    await #expect(throws: ContentError.gone(id)) { try await update(id) { _ in } }
  }
}
