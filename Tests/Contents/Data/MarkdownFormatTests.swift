import ContentsDomain
import Testing
import Values

@Suite struct MarkdownFormatTests {
  @Test func `headings are themes in each other, the title of the file is none`() async throws {
    let file = try await ReadFile(
      """
      # Free books

      * [0](https://x.org/0)

      ## Index

      * [Ada](#ada)

      ### Ada ###

      * [1](https://x.org/1) - Author (PDF)
      #### TCP/IP
        - [2](<https://x.org/2>): about it
      ### C#
      + [3](https://x.org/3_(b) "A title") *(email needed)*
      #No heading
      1. [4 [b] \\]](https://x.org/4)

      """)
    #expect(
      file.lines == [
        "https://x.org/0|Free books|0|||", "https://x.org/1|Index/Ada|1|Author (PDF)||",
        "https://x.org/2|Index/Ada/TCP\\/IP|2|about it||", "https://x.org/3_(b)|Index/C#|3|*(email needed)*||",
        "https://x.org/4|Index/C#|4 [b] ]|||",
      ])
  }

  @Test func `several headings of the first level are themes`() async throws {
    let file = try await ReadFile("# A\n* <https://x.org/1>\n# B\n* https://x.org/2 – note\n")
    #expect(file.lines == ["https://x.org/1|A||||", "https://x.org/2|B||note||"])
  }

  @Test func `prose, code, and items without a link are passed over, bad links are named`() async throws {
    let file = try await ReadFile(
      """
      Prose with a [link](https://x.org/no).
      * no link
      ```
      * [code](https://x.org/no)
      ```
      * [x] [done](https://x.org/1)
      * **[bold](https://x.org/2)**
      * [relative](./page.md)
      * [script](javascript:alert(1))
      * [not closed](./no

      """, format: "markdown")
    #expect(file.contents.map { $0.url?.text } == ["https://x.org/1", "https://x.org/2"])
    #expect(file.faults.map { $0.prefix(2) } == ["8:", "9:"])
  }

  @Test func `lines set in under an item are its note`() async throws {
    let file = try await ReadFile(
      "* [1](https://x.org/1) - one\n  two\n\n  \\* three\n\nprose\n* [2](https://x.org/2)\n\ttabbed\n")
    #expect(file.contents.map(\.note) == ["one\ntwo\n\n* three", "tabbed"])
  }

  @Test(arguments: [
    "plain", "[b] \\] *x* _y_ `z` <a>", "\u{301}accent", "]", "\\", "#", "- a", "(x)", "![i](j)", "a\nb", "日本語", "\u{1B}[2J",
  ])
  func `titles and notes come back`(text: String) async throws {
    var content = try Content.sample("https://x.org/(a)\\b_c)", title: text, theme: "A #/# B\\/\(text)")
    content.note = "\(text)\n\(text)\n\n  \(text)\n1. x\n> y"
    let written = try await WrittenFile.text([content], format: "markdown")
    let read = try #require(try await ReadFile(written).contents.first)
    #expect(read.url == content.url && read.theme == content.theme && read.note == content.note, "\(written)")
    #expect(read.title == (text == "a\nb" ? "a b" : text))
    #expect(try await WrittenFile.text([read], format: "markdown") == written)
  }
}
