import Testing
import Values

@Suite struct OpaqueStringTests {
  @Test(
    "what is typed on two keyboards is one string",
    arguments: [
      ("correct horse", "correct horse"), ("Correct Horse", "Correct Horse"), ("correct\u{A0}horse", "correct horse"),
      ("correct\u{3000}horse\u{2003}", "correct horse "), ("fu\u{308}r", "für"), ("Ａ", "Ａ"), ("Jack of ♦s", "Jack of ♦s"),
      ("πßå", "πßå"),
      ("l·l", "l·l"), ("क्\u{200D}ष", "क्\u{200D}ष"), ("نامه\u{200C}ای", "نامه\u{200C}ای"), ("カ・キ", "カ・キ"), ("😀", "😀"),
    ])
  func prepares(typed: String, prepared: String) throws {
    let text = try OpaqueString.prepared(typed)
    #expect(text.unicodeScalars.elementsEqual(prepared.unicodeScalars))
    #expect(try OpaqueString.prepared(text) == text)
  }

  @Test(
    "controls, invisible and unassigned characters are refused",
    arguments: [
      "\u{0}", "\u{7F}", "\t", "\u{85}", "\u{AD}", "\u{200B}", "\u{FE0F}", "\u{202E}", "\u{2028}", "\u{E000}", "\u{FFFF}",
      "\u{378}", "\u{1100}", "\u{640}",
      "\u{E0001}", "\u{115F}",
    ] as [Unicode.Scalar])
  func refuses(scalar: Unicode.Scalar) {
    #expect(throws: OpaqueString.Problem.forbidden(scalar)) { try OpaqueString.prepared("a\(Character(scalar))b") }
  }

  @Test(
    "some characters need their neighbours",
    arguments: [
      ("a·b", "·"), ("a\u{200D}b", "\u{200D}"), ("a\u{200C}b", "\u{200C}"), ("١۲", "١"), ("a・b", "・"), ("a׳", "׳"), ("͵a", "͵"),
    ]
      as [(String, Unicode.Scalar)])
  func refusesWithoutNeighbours(text: String, scalar: Unicode.Scalar) {
    #expect(throws: OpaqueString.Problem.misplaced(scalar)) { try OpaqueString.prepared(text) }
  }

  @Test func `nothing is no string`() {
    #expect(throws: OpaqueString.Problem.empty) { try OpaqueString.prepared("") }
  }
}
