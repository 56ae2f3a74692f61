import Markup
import Testing

@Suite struct PlainTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("  plain \n", "plain"), ("", ""), ("two\nlines", "two\nlines"),
    ("<p>One</p><p>Two</p>", "One\nTwo"), ("<div>One<div>Two</div>Three</div>", "One\nTwo\nThree"),
    ("One<br>Two<br/>Three", "One\nTwo\nThree"),
    ("<ul><li>One</li><li>Two</li></ul>", "One\nTwo"), ("<ul><li>One<li>Two</ul>After", "One\nTwo\nAfter"),
    ("<b>bold</b> and <i>slant</i>ed", "bold and slanted"), ("a\n  b\t c<b> d </b>", "a b c d"),
    ("<table><tr><td>Size</td><td>M</td></tr><tr><td>Fit</td><td>slim</td></tr></table>", "Size M\nFit slim"),
    ("Fish &amp; chips &lt;3 &euro;5 &#8364;6 &#x20AC;7 &eacute;", "Fish & chips <3 €5 €6 €7 é"), ("a&nbsp;&nbsp;b", "a b"),
    ("Größe 日本 😀<br>ok", "Größe 日本 😀\nok"),
    ("<style>p{color:red}</style><script>alert('<p>x</p>')</script>Text<noscript>no</noscript>", "Text"),
    ("<!-- gone -->Text<!-- also", "Text"), ("<p>never closed", "never closed"), ("</p></div>stray", "stray"),
    ("<unknown>kept</unknown>", "kept"), ("<p title=\"a > b\">x</p>", "x"), ("<h1>Head</h1>Body", "Head\nBody"),
    ("5 < 6 & 7 > 3", "5 < 6 & 7 > 3"), ("AT&T", "AT&T"), ("R&D; x", "R&D; x"), ("<", "<"), ("&", "&"),
    ("&unknown; x", "&unknown; x"), ("<p></p>", ""), ("<br>", ""),
    ("a<pre>  b\n\n\tc  d &lt;</pre> e", "a\n  b\n\n\tc  d <\ne"), ("<pre>a<br>b", "a\nb"), ("<pre></pre>", ""),
    ("<pre>\n\n a\n</pre>b", "\n a\nb"),
  ])
  func onlyTheTextIsLeft(html: String, text: String) throws {
    #expect(try PlainText.of(html: html) == text)
  }

  @Test(arguments: ["", "x", "5 < 6 & 7", "AT&T", "a <", "b &", "1 <2 &3;", "a\n  b", "&;", "<3"])
  func whatHasNoTagsAndEntitiesStaysAsItIs(text: String) throws {
    #expect(PlainText.isPlain(text))
    #expect(try PlainText.of(html: text) == text)
  }

  @Test(arguments: ["<b>", "</", "<!--", "<?", "&amp;", "&#65;", "R&D;"])
  func whatMayBeATagOrAnEntityIsParsed(text: String) {
    #expect(!PlainText.isPlain(text))
  }

  @Test func deepNestingIsText() throws {
    let html = String(repeating: "<div>", count: 100_000) + "x" + String(repeating: "</div>", count: 100_000)
    #expect(try PlainText.of(html: html).hasSuffix("x"))
  }

  @Test func aLongTextIsWhole() throws {
    let words = (0..<200_000).map { "word\($0)" }.joined(separator: " ")
    #expect(try PlainText.of(html: "<p>" + words + "</p>") == words)
  }
}
