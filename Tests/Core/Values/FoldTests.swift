import TestSupport
import Testing

@testable import Values

@Suite struct FoldTests {
  @Test(arguments: [
    ("Honoré", "honore"), ("Červoný", "cervony"), ("Червоний", "червонии"), ("Œuvres complètes", "oeuvres completes"),
    ("Łódź", "lodz"), ("Straße", "strasse"), ("STRASSE", "strasse"), ("ẞ", "ss"), ("ﬁnal", "final"), ("İstanbul", "istanbul"),
    ("ısı", "isi"), ("Ｆｕｌｌ　Ｗｉｄｔｈ", "full width"), ("Đặng Thị Ngọc Thịnh", "dang thi ngoc thinh"), ("Ὀδυσσεύς", "οδυσσευσ"),
    ("ΣΊΣΥΦΟΣ", "σισυφοσ"), ("Ævar Þór Ðýr", "aevar thor dyr"), ("Søren ŋħŧ", "soren nht"), ("Crème\u{301}", "creme"),
    ("شَمْس", "شمس"), ("שָׁלוֹם", "שלום"), ("№ 5 ™ ½ Ⅳ ①", "no 5 tm 1/2 iv 1"),
  ])
  func `letters lose marks and case`(text: String, folded: String) {
    #expect(Fold.folded(text) == folded)
  }

  @Test(arguments: [
    ("  a \t\n b\u{0} c\u{A0}d\u{3000}e\u{2028}f  ", "a b c d e f"), ("", ""), (" \u{7F} ", ""),
    ("soft\u{AD}hyphen", "softhyphen"),
    ("zero\u{200B}width\u{200D}joiner\u{FEFF}", "zero widthjoiner"), ("\u{85}a", "a"),
  ])
  func `white space and controls become single spaces, invisible characters vanish`(text: String, folded: String) {
    #expect(Fold.folded(text) == folded)
  }

  @Test(arguments: [
    ("“Don’t” – ‘she’ said…", "\"don't\" - 'she' said..."), ("«Où?» ¿Qué? ¡No!", "\"ou?\" que? no!"),
    ("Catch–22 — a‐b", "catch-22 - a-b"),
    ("Hawaiʻi", "hawai'i"), ("C++ & C# (2nd)", "c++ & c# (2nd)"), ("5′ 6″", "5' 6''"), ("a・b「c」", "a b c"),
  ])
  func `punctuation becomes ASCII`(text: String, folded: String) {
    #expect(Fold.folded(text) == folded)
  }

  @Test(arguments: [
    ("日本語のリスト", "日 本 語 の リ ス ト"), ("ガｶﾞカ\u{3099}", "ガ ガ ガ"), ("\u{1100}\u{1161}\u{11B7}자", "감 자"), ("감자", "감 자"),
    ("ㄅㄆ", "ㄅ ㄆ"), ("か\u{309A}き", "か\u{309A} き"), ("東京Tower(2)", "東 京 tower(2)"), ("𠀀𠀁", "𠀀 𠀁"), ("々〇ー", "々 〇 ー"),
  ])
  func `CJK characters are words of their own`(text: String, folded: String) {
    #expect(Fold.folded(text) == folded)
  }

  @Test(arguments: [
    ("I❤NY", "i ❤ ny"), ("😀😀", "😀 😀"), ("👨‍👩‍👧", "👨 👩 👧"), ("a\u{2764}\u{FE0F}", "a ❤"), ("100€", "100 €"), ("©2020", "© 2020"),
  ])
  func `symbols are words of their own`(text: String, folded: String) {
    #expect(Fold.folded(text) == folded)
  }

  @Test(arguments: [("हिन्दी", "हिन्दी"), ("ภาษาไทย", "ภาษาไทย"), ("தமிழ்", "தமிழ்"), ("क\u{93C}", "क\u{93C}")])
  func `marks that carry meaning stay`(text: String, folded: String) {
    #expect(Fold.folded(text) == folded)
  }

  @Test func `folding a folded text changes nothing, for scalars alone and between letters`() {
    // Han and Hangul syllables are thousands of the same kind: their ends are enough.
    let ranges: [ClosedRange<UInt32>] = [
      0...0x3410, 0x4DB0...0x4E10, 0x9F00...0xAC10, 0xD780...0x17000, 0x1AFF0...0x1FFFF, 0xE0000...0xE01FF,
    ]
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let alone = Fold.folded(String(scalar))
      let between = Fold.folded("a\(scalar)b")
      if Fold.folded(alone) != alone || Fold.folded(between) != between {
        Issue.record("U+\(String(value, radix: 16)) is folded differently the second time")
      }
    }
  }

  @Test func `the quick path and the full rules agree on random texts`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<20_000 {
      let text = random.text(upTo: 12)
      let full = Array(text.utf8).withUnsafeBufferPointer { bytes in
        var output: [UInt8] = []
        Fold.appendComposing(bytes, to: &output)
        return String(decoding: output, as: UTF8.self)
      }
      let folded = Fold.folded(text)
      #expect(folded.utf8.elementsEqual(full.utf8), "\(text.unicodeScalars.map(\.value))")
      #expect(Fold.folded(folded).utf8.elementsEqual(folded.utf8), "\(text.unicodeScalars.map(\.value))")
    }
  }

  @Test func `appending keeps what is there and trims against it`() {
    var output = Array("x".utf8)
    Array("  É 日".utf8).withUnsafeBufferPointer { Fold.append($0, to: &output) }
    #expect(String(decoding: output, as: UTF8.self) == "xe 日")
  }

  @Test func `bytes that are no UTF-8 do not trap`() {
    for bytes: [UInt8] in [[0xC3], [0xE6, 0x97], [0xFF, 0x80, 0x41], [0xF0, 0x9F, 0x98]] {
      var output: [UInt8] = []
      bytes.withUnsafeBufferPointer { Fold.append($0, to: &output) }
      #expect(!output.isEmpty)
    }
  }

  @Test(.timeLimit(.minutes(1))) func `a text made of marks alone takes linear time`() {
    let marks = String(repeating: "\u{93C}\u{94D}\u{345}\u{323}\u{301}", count: 40_000)
    #expect(Fold.folded("a" + marks).unicodeScalars.count == 80_001)
    #expect(NFC.normalized("क" + marks).unicodeScalars.count > 190_000)
  }
}
