import Testing

@testable import BooksData

@Suite struct ReviewTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("a<br>b<br/>c<br />d", "a\nb\nc\nd"), ("<p>a</p><p>b</p>", "a\n\nb"), ("<P CLASS=\"x\">a</P>", "a"),
    ("a<br><br><br>b", "a\n\nb"), ("3 < 4 > 2", "3 < 4 > 2"), ("<sigh> no", "<sigh> no"),
    ("<b>bold</b> <a href=\"u\">link</a>", "bold link"),
    ("<ul><li>one</li><li>two</li></ul>", "- one\n- two"), ("&lt;b&gt; &amp;amp;", "<b> &amp;"), ("&#233;&#xE9;&eacute;", "ééé"),
    ("AT&T; R&D", "AT&T; R&D"), ("&#0;&#x110000;&#99999999999;&;&#;", "&#0;&#x110000;&#99999999999;&;&#;"), ("<", "<"),
    ("&", "&"), ("", ""),
    ("<div>a</div><div>b</div>", "a\nb"), ("<br", "<br"), ("</>", "</>"), ("<p>", ""), ("a\n<br>\nb", "a\n\n\nb"),
    ("é<br>日", "é\n日"),
    ("<<b>>", "<>"), ("&#xD800;", "&#xD800;"),
  ])
  func `tags and references become what they mean, all else stays`(html: String, text: String) {
    #expect(ReviewText.plain(html) == text)
  }

  @Test func `long text without an end of its tag takes no long time`() {
    let text = String(repeating: "<a ", count: 100_000)
    #expect(ReviewText.plain(text).utf8.count >= text.utf8.count - 1)
  }
}
