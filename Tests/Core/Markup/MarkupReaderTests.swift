import Files
import Markup
import Testing

@Suite struct MarkupReaderTests {
  private func events(_ text: String, as language: MarkupLanguage) throws -> [MarkupEvent] {
    let reader = try MarkupReader(ByteSource(Array(text.utf8)), as: language)
    var events: [MarkupEvent] = []
    while let event = try reader.next() { events.append(event) }
    return events
  }

  @Test func xmlIsElementsAndText() throws {
    #expect(
      try events("<?xml version=\"1.0\"?><rss a='1 &amp; 2'><g:id>A &lt; B</g:id><x/><![CDATA[<b>]]></rss>", as: .xml) == [
        .start(name: "rss", attributes: [MarkupAttribute("a", "1 & 2")]), .start(name: "g:id", attributes: []), .text("A < B"),
        .end(name: "g:id"), .start(name: "x", attributes: []), .end(name: "x"), .text("<b>"), .end(name: "rss"),
      ])
  }

  @Test func htmlIsReadHoweverItIsWritten() throws {
    let events = try events(
      "<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><p><DT><A HREF=\"u?a=1&amp;b=2\" disabled>t</A><DT><H3>f</H3><DL><p></DL>",
      as: .html)
    #expect(
      events.contains(.start(name: "a", attributes: [MarkupAttribute("href", "u?a=1&b=2"), MarkupAttribute("disabled", "")])))
    #expect(events.contains(.start(name: "h3", attributes: [])))
    #expect(events.filter { $0 == .start(name: "dl", attributes: []) }.count == 2)
    #expect(events.filter { $0 == .end(name: "dl") }.count == 2, "what the document leaves open is closed")
  }

  @Test func eventsTellTheirLines() throws {
    let reader = try MarkupReader(ByteSource(Array("<a>\n<b/>\n\n<c/></a>".utf8)), as: .xml)
    var lines: [String: Int] = [:]
    while let event = try reader.next() {
      if case .start(let name, _) = event { lines[name] = reader.line }
    }
    #expect(lines == ["a": 1, "b": 2, "c": 4])
  }

  @Test(arguments: [
    "<a><b></a>", "<a>", "no xml", "", "<a>&unknown;</a>", "<a></a><b></b>", "<a x=1/>", "<a>\u{0}</a>",
  ])
  func malformedXMLIsNamed(text: String) {
    let fault = #expect(throws: InputFault.self) { try events(text, as: .xml) }
    #expect(fault?.endsReading == true)
  }

  @Test(arguments: [
    "<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>", "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>",
    "<!DOCTYPE a [<!ENTITY % x SYSTEM \"http://localhost:1/x.dtd\"> %x;]><a/>",
    "<!DOCTYPE a [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;\">]><a>&b;</a>",
  ])
  func declaredEntitiesAreRefused(text: String) {
    let fault = #expect(throws: InputFault.self) { try events(text, as: .xml) }
    #expect(fault?.reason.contains("entities") == true)
  }

  @Test func aDocumentTypeAloneIsRead() throws {
    #expect(try events("<!DOCTYPE rss SYSTEM \"http://localhost:1/rss.dtd\"><rss/>", as: .xml).count == 2)
  }

  @Test func aLongDocumentIsReadInPieces() throws {
    let items = (0..<20_000).map { "<item><id>\($0)</id><title>Grün &amp; gut \($0)</title></item>" }.joined()
    let events = try events("<rss>\(items)</rss>", as: .xml)
    let texts = events.reduce(into: [String]()) { texts, event in
      switch event {
      case .start: texts.append("")
      case .text(let text): texts[texts.count - 1] += text
      case .end: break
      }
    }
    #expect(texts.filter { $0.hasPrefix("Grün & gut ") }.count == 20_000)
  }

  @Test(arguments: [MarkupLanguage.html, .xml])
  func `a long document is read piece by piece, wherever the pieces end`(language: MarkupLanguage) throws {
    let links = (0..<20_000).map {
      "<a href=\"https://example.org/\($0)\" title=\"\(String(repeating: "t", count: $0 % 97))\">\($0)</a>\n"
    }
    let document = "<div>" + links.joined() + "</div>"
    let reader = try MarkupReader(ByteSource(Array(document.utf8)), as: language)
    var (count, firstAt) = (0, 0)
    while let event = try reader.next() {
      guard case .end("a") = event else { continue }
      count += 1
      if count == 1_000 { firstAt = reader.bytesRead }
    }
    #expect(count == 20_000 && reader.bytesRead == document.utf8.count)
    #expect(firstAt < 300_000)
  }

  @Test func `a tag longer than a piece is read`() throws {
    let icon = String(repeating: "A", count: 3_000_000)
    let reader = try MarkupReader(ByteSource(Array("<a icon=\"\(icon)\">x</a>".utf8)), as: .html)
    var found: String?
    while let event = try reader.next() {
      if case .start("a", let attributes) = event { found = attributes.first?.value }
    }
    #expect(found == icon)
  }
}
