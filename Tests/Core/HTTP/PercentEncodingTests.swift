import HTTP
import Testing

@Suite struct PercentEncodingTests {
  @Test(arguments: [
    ("a%20b", "a b"), ("%C3%BC", "ü"), ("%25", "%"), ("plain", "plain"), ("a+b", "a+b"), ("", ""), ("%00", "\0"),
  ])
  func octetsBecomeText(encoded: String, text: String) {
    #expect(PercentEncoding.decoded(encoded) == text)
  }

  @Test(arguments: ["%", "%4", "%zz", "a%C3", "%FF", "%C0%80"])
  func whatIsNoTextIsRefused(encoded: String) {
    #expect(PercentEncoding.decoded(encoded) == nil)
  }

  @Test func aFormWritesABlankAsPlus() {
    #expect(PercentEncoding.decoded("a+b%2B", plusIsBlank: true) == "a b+")
  }

  @Test(arguments: ["a b", "ü&=?/#", "100%", "AZaz09-._~", "", "\0"])
  func encodingComesBack(text: String) {
    let encoded = PercentEncoding.encoded(text)
    #expect(PercentEncoding.decoded(encoded) == text)
    #expect(encoded.utf8.allSatisfy { $0 < 0x80 && $0 != 0x20 && $0 != 0x26 && $0 != 0x2F })
  }
}
