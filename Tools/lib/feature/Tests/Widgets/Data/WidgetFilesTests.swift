import Entities
import Foundation
import TestSupport
import Testing
import WidgetsData
import WidgetsDomain

@Suite struct WidgetFilesTests {
  @Test(arguments: [
    ("csv", "\u{FEFF}Title,Tag\r\nFirst,a; b\r\n"), ("json", "[{\"name\":\"First\",\"tags\":[\"a\",\"b\"]}]"),
  ])
  func `the content tells the format`(format: String, text: String) async throws {
    try await withScratchFolder { folder in
      try folder.write(text.utf8, to: "widgets")
      let file = try WidgetFiles.interchange.open(folder.path("widgets"), format: nil)
      let widget = try #require(try file.rows.next()).item.get()
      #expect(file.format == format)
      #expect(widget.name == "First" && widget.tags == ["a", "b"])
      let end = try file.rows.next()
      #expect(end?.line == nil)
    }
  }
}
