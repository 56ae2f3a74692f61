import Testing

@testable import Proofs

struct StraceTextTests {
  @Test(
    arguments: [
      ("plain", Array("plain".utf8)), (#"\0\17\377x"#, [0, 15, 255, 120]), (#"\n\t\r\"\\"#, [10, 9, 13, 34, 92]),
      (#"\0012"#, [1, 50]),
    ])
  func escapesBecomeTheBytesTheyStandFor(_ text: String, _ bytes: [UInt8]) {
    #expect(StraceText.decoded(text[...]) == bytes)
  }
}
