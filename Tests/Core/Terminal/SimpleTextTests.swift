import Files
import Terminal
import Testing

/// The fast path for simple text must measure as the whole rules do, cluster by cluster.
@Suite struct SimpleTextTests {
  private func widthByCluster(_ text: String) -> Int { text.reduce(0) { $0 + DisplayWidth.of($1) } }

  @Test func everyCharacterIsAsWideInATextAsAlone() {
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "eight letters \(scalar)!"
      #expect(DisplayWidth.of(text) == widthByCluster(text), "U+\(String(value, radix: 16, uppercase: true))")
    }
  }

  @Test func aTableShowsEveryCharacterMadeSafe() {
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var table = TextTable(columns: [TableColumn("T")])
      var buffer = ByteBuffer(capacity: 64)
      table.add(["a\(scalar)b"], to: &buffer)
      table.finish(to: &buffer)
      let shown = String(decoding: buffer.bytes, as: UTF8.self).utf8
      #expect(
        shown.elementsEqual("T\n\(SafeText.forTerminal("a\(scalar)b"))\n".utf8), "U+\(String(value, radix: 16, uppercase: true))")
    }
  }

  @Test(arguments: [
    ("Gabriela Peña Nuñez", 19), ("Преступление", 12), ("“Emma” – it’s…", 14), ("夜の図書館、再び", 16), ("ガーデン", 8), ("김하늘", 6),
    ("カ\u{3099}", 2), ("が\u{302A}", 2), ("\u{1100}가", 4), ("a\u{2028}", 1), ("e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}", 5),
    ("\u{7F}2345678", 7), ("1234567\u{7F}", 7), ("1234567\u{1F}", 7), ("12345678é", 9), ("‼\u{FE0F}", 2), ("〰\u{FE0F}", 2),
  ])
  func widthsOfTextsAreThoseOfTheirCharacters(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
    #expect(widthByCluster(text) == width)
  }
}
