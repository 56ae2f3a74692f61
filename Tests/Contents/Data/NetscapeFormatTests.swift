import ContentsDomain
import Entities
import Testing
import Values

@Suite struct NetscapeFormatTests {
  private func read(_ body: String) async throws -> ReadFile {
    try await ReadFile("<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<H1>Bookmarks</H1>\n<DL><p>\n\(body)</DL><p>\n")
  }

  @Test func `folders in folders are themes, and a slash in a name is no folder`() async throws {
    let file = try await read(
      """
      <DT><H3 ADD_DATE="1">A</H3><DL><p>
        <DT><A HREF="https://x.org/1">1</A>
        <DT><H3>TCP/IP</H3><DL><p>
          <DT><A HREF="https://x.org/2">2</A>
        </DL><p>
        <DT><A HREF="https://x.org/3">3</A>
        <DT><H3> </H3><DL><p><DT><A HREF="https://x.org/4">4</A></DL><p>
      </DL><p>
      <DT><H3>Empty</H3>
      <DT><A HREF="https://x.org/5">5</A>
      <DL><p><DT><A HREF="https://x.org/6">6</A></DL><p>
      <DT><H3>Described</H3><DD>what is in it<DL><p><DT><A HREF="https://x.org/7">7</A></DL><p>

      """)
    #expect(file.contents.map { $0.theme?.text } == ["A", "A/TCP\\/IP", "A", "A", nil, nil, "Described"])
    #expect(file.contents.map(\.title) == ["1", "2", "3", "4", "5", "6", "7"])
    #expect(file.contents.allSatisfy { $0.note == nil })
  }

  @Test func `everything a bookmark says is kept`() async throws {
    let file = try await read(
      """
      <DT><A HREF="https://x.org/?a=1&amp;b=%C3%A9" ADD_DATE="1616337559" PRIVATE="0" TAGS="a, b,,a" LEVEL="advanced">T &lt;&eacute;
        over</A>
      <DD>First &amp; line
        second<br>third
      <DT><A HREF="https://x.org/2">https://x.org/2</A>

      """)
    #expect(
      file.lines == [
        "https://x.org/?a=1&b=%C3%A9||T <é over|First & line\n  second\nthird|a,b|2021-03-21T14:39:19Z", "https://x.org/2|||||",
      ])
    #expect(file.contents.first?.level == .advanced)
  }

  @Test(arguments: [
    ("1258826211990949", "2009-11-21T17:56:51.990949Z"), ("1258826211990", "2009-11-21T17:56:51.99Z"),
    ("1258826211", "2009-11-21T17:56:51Z"), ("1258826211990949000", "2009-11-21T17:56:51.990949Z"), ("invaliddate", nil),
    ("", nil), ("0", nil), ("-1", nil), ("1e9", nil), ("99999999999999999999999", nil), ("13258826211990949", nil),
  ])
  func `a date counts in any unit, and junk is none`(date: String, expected: String?) async throws {
    let file = try await read("<DT><A HREF=\"https://x.org\" ADD_DATE=\"\(date)\">T</A>\n")
    #expect(file.contents.map { $0.addedAt?.text } == [expected])
  }

  @Test(arguments: [
    "", "not an address", "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "file:///etc/passwd", "place:sort=8",
    "https://", "https://exa mple.org/", "https://x.org:99999/", "http:/x.org",
  ])
  func `a link that is none is named, the others are in`(address: String) async throws {
    let file = try await read(
      "<DT><A HREF=\"https://x.org/1\">1</A>\n<DT><A HREF=\"\(address)\">bad</A>\n<DT><A HREF=\"https://x.org/2\">2</A>\n")
    #expect(file.contents.map { $0.url?.text } == ["https://x.org/1", "https://x.org/2"])
    #expect(file.faults.count == 1 && file.faults.first?.hasPrefix("5: ") == true, "\(file.faults)")
  }

  @Test func `a file without any closing tag is read`() async throws {
    let file = try await ReadFile("<DL><DT><H3>A<DL><DT><A HREF=https://x.org/1>1<DD>note<DT><A HREF=\" https://x.org/2 \">2")
    #expect(file.lines == ["https://x.org/1|A|1|note||", "https://x.org/2|A|2|||"])
  }

  @Test func `long texts stay whole`() async throws {
    let (path, title) = (String(repeating: "a", count: 280), String(repeating: "Ünï ", count: 30_000) + "end")
    let file = try await read("<DT><A HREF=\"https://x.org/\(path)\">\(title)</A>\n")
    #expect(file.contents.first?.url?.text == "https://x.org/\(path)" && file.contents.first?.title == title)
  }

  @Test func `a long file loses nothing between the pieces it is read in`() async throws {
    var (body, line, expected, lines) = ("", 4, [String](), [Int]())
    func add(_ text: String) {
      body += text + "\n"
      line += 1
    }
    for folder in 0..<200 {
      add("<DT><H3>F\(folder)</H3>\n<DL><p>")
      line += 1
      for link in 0..<60 {
        if link == 30 { add("  <DT><H3>Sub</H3><DL><p>") }
        let theme = link < 30 || link >= 45 ? "F\(folder)" : "F\(folder)/Sub"
        lines.append(line)
        let tail = link == 44 ? "</DL>" : link % 7 == 0 ? "<DD>é note\n  \(link)" : ""
        add("  <DT><A HREF=\"https://x.org/\(folder)/\(link)?\(String(repeating: "p", count: 150))\">T \(link)</A>\(tail)")
        line += link % 7 == 0 && link != 44 ? 1 : 0
        expected.append("\(theme)|T \(link)|\(link % 7 == 0 && link != 44 ? "é note\n  \(link)" : "")")
      }
      add("</DL><p>")
    }
    let file = try await read(body)
    #expect(body.utf8.count > 2_000_000)
    let found = file.contents.map { "\($0.theme?.text ?? "")|\($0.title ?? "")|\($0.note ?? "")" }
    // Compared beforehand: what differs in ten thousand would be shown for minutes.
    let (isWhole, hasLines) = (found == expected, file.rows.map(\.line) == lines)
    #expect(isWhole && hasLines)
  }

  @Test func `folders deeper than themes go cost their links alone`() async throws {
    let open = String(repeating: "<DT><H3>a</H3><DL><p>", count: 5_000)
    let file = try await read(
      "\(open)<DT><A HREF=\"https://x.org/1\">1</A>\(String(repeating: "</DL>", count: 5_000))<DT><A HREF=\"https://x.org/2\">2</A>"
    )
    #expect(file.contents.map { $0.url?.text } == ["https://x.org/2"] && file.faults.count == 1)
  }

  @Test func `what is written is a bookmark file`() async throws {
    var content = try Content.sample("https://x.org/?a&b", title: "A \"<T>\"", theme: "A/B", level: .beginner)
    (content.tags, content.note) = (["a", "b,c"], "n & m\nline")
    content.addedAt = .init(unixSeconds: 1_616_337_559)
    #expect(
      try await WrittenFile.text([content, try .sample("https://y.org")], format: "netscape") == """
        <!DOCTYPE NETSCAPE-Bookmark-file-1>
        <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
        <TITLE>Bookmarks</TITLE>
        <H1>Bookmarks</H1>
        <DL><p>
        <DT><A HREF="https://y.org">https://y.org</A>
        <DT><H3>A</H3>
        <DL><p>
        <DT><H3>B</H3>
        <DL><p>
        <DT><A HREF="https://x.org/?a&amp;b" ADD_DATE="1616337559" TAGS="a,b,c" LEVEL="beginner">A &quot;&lt;T&gt;&quot;</A>
        <DD>n &amp; m
        line
        </DL><p>
        </DL><p>
        </DL><p>

        """)
  }
}
