import ContentsDomain
import Testing
import Values

@Suite struct ContentFilesTests {
  @Test(arguments: [
    ("netscape", "<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p><DT><A HREF=\"https://x.org\">T</A></DL>"),
    ("netscape", "\u{FEFF}<dl>\n<dt><a href='https://x.org'>T</a>"),
    (
      "netscape",
      "<!DOCTYPE html><title>Pocket Export</title><ul><li><a href=\"https://x.org\" time_added=\"1\" tags=\"\">T</a></li></ul>"
    ),
    ("pocket", "title,url,time_added,tags,status\nT,https://x.org,1,,unread\n"),
    ("pocket", "title,url,time_added,cursor,tags,status\r\nT,https://x.org,1,9,,unread\r\n"),
    (
      "raindrop",
      "id,title,note,excerpt,url,folder,tags,created,cover,highlights,favorite\n1,T,,,https://x.org,Unsorted,,,,,false\n"
    ),
    ("buku", "[{\"description\": \"\", \"index\": 1, \"tags\": \"\", \"title\": \"T\", \"uri\": \"https://x.org\"}]"),
    ("markdown", "# Links\n\nSome prose.\n\n* [T](https://x.org)\n"), ("markdown", "1. <https://x.org>\n"),
    ("csv", "URL,Title\nhttps://x.org,T\n"), ("json", "[{\"url\":\"https://x.org\",\"title\":\"T\"}]"),
    ("json", "{\"id\":null,\"url\":\"https://x.org\"}\n"),
  ])
  func `the content tells the format`(format: String, text: String) async throws {
    let file = try await ReadFile(text)
    #expect(file.format == format)
    #expect(file.contents.map { $0.url?.text } == ["https://x.org"] && file.faults == [])
    #expect(try await ReadFile(text, format: format).contents.count == 1)
  }

  @Test(arguments: [
    "some prose, with commas\n", "<html><p>no list</p></html>", "title,author\nDune,Herbert\n", "* no link\n", "\u{0}\u{1}",
  ])
  func `an unknown content is refused with the formats there are`(text: String) async {
    let error = await #expect(throws: (any Error).self) { try await ReadFile(text) }
    #expect("\(String(describing: error))".contains("netscape, pocket, raindrop, buku, csv, json, markdown"))
  }
}
