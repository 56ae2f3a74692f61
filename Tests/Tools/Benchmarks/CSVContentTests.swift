import Foundation
import Testing

@testable import Benchmarks

struct CSVContentTests {
  private func content(_ text: String) throws -> CSVContent {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("content-\(UUID().uuidString).csv")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try CSVContent(of: file.path)
  }

  @Test(
    arguments: [
      ("a,b c\n", "a,\"b c\"\n"), ("a,\n", "a,\"\"\n"), ("\"x,y\",z\n", "\"x,y\",\"z\"\n"),
      ("\"say \"\"hi\"\"\",a\n", "\"say \"\"hi\"\"\",\"a\"\n"),
    ])
  func quotesThatAreNotNeededChangeNothing(one: String, other: String) throws {
    #expect(try content(one) == content(other))
  }

  @Test(
    arguments: [
      ("a,b\n", "\"a,b\"\n"), ("a\nb\n", "\"a\nb\"\n"), ("a,b\n", "ab\n"), ("a,b\n", "b,a\n"), ("a\n", "a\na\n"),
      ("\"a\"\"b\"\n", "ab\n"),
      ("a,,b\n", "a,b\n"),
    ])
  func differentCellsAreToldApart(one: String, other: String) throws {
    #expect(try content(one) != content(other))
  }

  @Test func lineEndInsideACellIsNoRow() throws {
    #expect(try content("a,\"b\nc\"\nd,e\n").rows == 2)
  }
}
