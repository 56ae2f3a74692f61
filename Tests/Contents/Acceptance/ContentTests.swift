import TestSupport
import Testing

@Suite(.inTurn) struct ContentTests {
  private struct ContentJSON: Decodable, Equatable {
    var id: String
    var name: String
    var tags: [String]
    var note: String?
    var addedAt: String?
  }

  private func list(_ home: BinaryHome, _ words: String...) async throws -> [ContentJSON] {
    try await home.json([ContentJSON].self, ["contents"] + words)
  }

  @Test func `one is added, shown, changed, found and deleted`() async throws {
    let home = try BinaryHome()
    let id = try await home.output("contents", "add", "First", "--tag", "a").split(separator: "\n").joined()
    let shown = try await home.json(ContentJSON.self, ["contents", "show", "FIRST"])
    #expect(shown.id == id && shown.name == "First" && shown.tags == ["a"] && shown.addedAt != nil)
    #expect(try await home.error(1, "contents", "add", "first").contains("'First'"))
    try await home.output("contents", "update", id, "--name", "Second", "--note", "remember")
    #expect(try await list(home, "search", "rem").map(\.name) == ["Second"])
    #expect(try await list(home, "list", "--tag", "A").map(\.name) == ["Second"])
    try await home.output("contents", "delete", "Second")
    try await home.output("contents", "delete", "Second")
    #expect(try await list(home, "list") == [])
    #expect(try await home.error(1, "contents", "show", "Second").contains("'Second'"))
  }

  @Test(arguments: ["csv", "json"])
  func `what is exported comes back equal`(format: String) async throws {
    let home = try BinaryHome()
    for name in ["plain", "comma, \"quote\"", "=1+1", "e\u{301} 日本 \u{1B}[2J", "'"] {
      try await home.output("contents", "add", "--tag", "a; b", "--note", "two\nlines", "--", name)
    }
    let file = try await home.output("contents", "export", "--to", format)
    let other = try BinaryHome()
    #expect(try await other.importing(file, into: "contents").numbers == [5, 5, 0, 0, 0, 0])
    #expect(try await other.output("contents", "export", "--to", format) == file)
    #expect(try await other.importing(file, into: "contents").numbers == [5, 0, 0, 5, 0, 0])
  }

  @Test func `good rows are in and bad ones named`() async throws {
    let home = try BinaryHome()
    let result = try await home.importing("name,addedAt\nFirst,\n,\nSecond,yesterday\nFIRST,\n", into: "contents")
    #expect(result.numbers == [4, 1, 0, 0, 1, 2])
    #expect(result.rejected.map(\.line) == [3, 4])
  }
}
