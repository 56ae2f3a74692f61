import TestSupport
import Testing

@Suite(.inTurn) struct WidgetTests {
  private struct WidgetJSON: Decodable, Equatable {
    var id: String
    var name: String
    var tags: [String]
    var note: String?
    var addedAt: String?
  }

  private func list(_ home: BinaryHome, _ words: String...) async throws -> [WidgetJSON] {
    try await home.json([WidgetJSON].self, ["widgets"] + words)
  }

  @Test func `one is added, shown, changed, found and deleted`() async throws {
    let home = try BinaryHome()
    let id = try await home.output("widgets", "add", "First", "--tag", "a").split(separator: "\n").joined()
    let shown = try await home.json(WidgetJSON.self, ["widgets", "show", "FIRST"])
    #expect(shown.id == id && shown.name == "First" && shown.tags == ["a"] && shown.addedAt != nil)
    #expect(try await home.error(1, "widgets", "add", "first").contains("'First'"))
    try await home.output("widgets", "update", id, "--name", "Second", "--note", "remember")
    #expect(try await list(home, "search", "rem").map(\.name) == ["Second"])
    #expect(try await list(home, "list", "--tag", "A").map(\.name) == ["Second"])
    try await home.output("widgets", "delete", "Second")
    try await home.output("widgets", "delete", "Second")
    #expect(try await list(home, "list") == [])
    #expect(try await home.error(1, "widgets", "show", "Second").contains("'Second'"))
  }

  @Test(arguments: ["csv", "json"])
  func `what is exported comes back equal`(format: String) async throws {
    let home = try BinaryHome()
    for name in ["plain", "comma, \"quote\"", "=1+1", "e\u{301} 日本 \u{1B}[2J", "'"] {
      try await home.output("widgets", "add", "--tag", "a; b", "--note", "two\nlines", "--", name)
    }
    let file = try await home.output("widgets", "export", "--to", format)
    let other = try BinaryHome()
    #expect(try await other.importing(file, into: "widgets").numbers == [5, 5, 0, 0, 0, 0])
    #expect(try await other.output("widgets", "export", "--to", format) == file)
    #expect(try await other.importing(file, into: "widgets").numbers == [5, 0, 0, 5, 0, 0])
  }

  @Test func `good rows are in and bad ones named`() async throws {
    let home = try BinaryHome()
    let result = try await home.importing("name,addedAt\nFirst,\n,\nSecond,yesterday\nFIRST,\n", into: "widgets")
    #expect(result.numbers == [4, 1, 0, 0, 1, 2])
    #expect(result.rejected.map(\.line) == [3, 4])
  }
}
