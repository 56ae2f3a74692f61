import Testing
import UsersDomain

@Suite struct PasswordTests {
  @Test func `15 to 1024 bytes are taken, whole`() throws {
    for count in [15, 73, 1024] {
      #expect(try Password(typed: String(repeating: "x", count: count)).bytes.count == count)
    }
    #expect(throws: PasswordError.tooShort) { try Password(typed: String(repeating: "x", count: 14)) }
    #expect(throws: PasswordError.tooLong) { try Password(typed: String(repeating: "x", count: 1025)) }
    #expect(throws: PasswordError.tooShort) { try Password(typed: "") }
  }

  @Test func `bytes are counted as prepared`() throws {
    #expect(try Password(typed: "éééééééé").bytes.count == 16)
    #expect(try Password(typed: String(repeating: "e\u{301}", count: 8)).bytes == Password(typed: "éééééééé").bytes)
    #expect(try Password(typed: "blanks of\u{3000}any kind").bytes == Password(typed: "blanks of any kind").bytes)
    // Five ideographic blanks are five bytes once prepared.
    #expect(throws: PasswordError.tooShort) { try Password(typed: String(repeating: "\u{3000}", count: 5)) }
    #expect(throws: PasswordError.tooLong) { try Password(typed: String(repeating: "é", count: 513)) }
  }

  @Test(arguments: ["\u{0}", "\u{1B}", "\t", "\u{7F}", "\u{200B}", "\u{202E}"] as [Unicode.Scalar])
  func `a character that cannot be seen is refused and named`(scalar: Unicode.Scalar) {
    let error = #expect(throws: PasswordError.self) { try Password(typed: "seven grey otters\(Character(scalar))hum") }
    #expect(error == .character(scalar))
    #expect(error?.message.contains("U+") == true)
  }

  @Test func `secrets never show themselves`() throws {
    let password = try Password(typed: goodPassword)
    let token = SessionToken.make()
    for shown in ["\(password)", String(reflecting: password), "\(password as Password?)", "\([password])", dumped(password)] {
      #expect(!shown.contains("otters") && !shown.contains("115"), "\(shown)")
    }
    for shown in ["\(token)", dumped(token), dumped(PasswordHash(text: token.text)), "\(PasswordHash(text: token.text))"] {
      #expect(!shown.contains(token.text))
    }
  }

  @Test func `tokens are 256 bits, never twice the same`() {
    let tokens = (0..<100).map { _ in SessionToken.make() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { SessionToken(text: $0.text) == $0 })
    #expect(SessionToken(text: "") == nil && SessionToken(text: String(repeating: "g", count: 64)) == nil)
    #expect(SessionToken(text: String(repeating: "a", count: 63)) == nil)
  }

  private func dumped(_ value: Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }
}
