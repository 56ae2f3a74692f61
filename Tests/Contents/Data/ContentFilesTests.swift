import ContentsData
import ContentsDomain
import Entities
import Foundation
import TestSupport
import Testing

@Suite struct ContentFilesTests {
  @Test(arguments: [
    ("csv", "\u{FEFF}Title,Tag\r\nFirst,a; b\r\n"), ("json", "[{\"name\":\"First\",\"tags\":[\"a\",\"b\"]}]"),
  ])
  func `the content tells the format`(format: String, text: String) async throws {
    try await withScratchFolder { folder in
      try folder.write(text.utf8, to: "contents")
      let file = try ContentFiles.interchange.open(folder.path("contents"), format: nil)
      let content = try #require(try file.rows.next()).item.get()
      #expect(file.format == format)
      #expect(content.name == "First" && content.tags == ["a", "b"])
      let end = try file.rows.next()
      #expect(end?.line == nil)
    }
  }
}
