import ContentsDomain
import Testing

@Suite struct CountThemesTests {
  private func counts(_ themes: [String?]) async throws -> [String] {
    let contents = try themes.enumerated().map { try Content.sample("https://x.org/\($0)", theme: $1) }
    return try await CountThemesUseCase(repository: ContentShelf(contents))()
      .map { "\($0.theme?.text ?? "-") \($0.contents) \($0.total)" }
  }

  @Test func `themes are a tree with counts`() async throws {
    let found = try await counts(["B/a", "B/a", nil, "A", "B", "B/C/d", "é", "f"])
    #expect(found == ["A 1 1", "B 1 4", "B/a 2 2", "B/C 0 1", "B/C/d 1 1", "é 1 1", "f 1 1", "- 1 1"])
  }

  @Test func `a theme with a sign before the slash stays beside those below another`() async throws {
    #expect(try await counts(["A b", "A/c", "A"]) == ["A 1 2", "A/c 1 1", "A b 1 1"])
  }

  @Test func `nothing kept is nothing counted`() async throws {
    #expect(try await counts([]) == [])
  }
}
