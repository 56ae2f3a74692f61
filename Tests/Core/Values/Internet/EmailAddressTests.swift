import Testing
import Values

@Suite struct EmailAddressTests {
  @Test(
    "an address is kept as typed and compared without case, its domain in ASCII form",
    arguments: [
      ("test@domain.com", "test@domain.com"), ("TesT@domain.com", "test@domain.com"), ("a@B.Example", "a@b.example"),
      ("aa@aa.bb-cc.org", "aa@aa.bb-cc.org"), ("user@münchen.de", "user@xn--mnchen-3ya.de"),
      ("User@MÜNCHEN.de", "user@xn--mnchen-3ya.de"), ("user@xn--mnchen-3ya.de", "user@xn--mnchen-3ya.de"),
      ("user@XN--MNCHEN-3YA.DE", "user@xn--mnchen-3ya.de"), ("user@mu\u{308}nchen.de", "user@xn--mnchen-3ya.de"),
      ("user@faß.de", "user@xn--fa-hia.de"), ("u@例え。テスト", "u@xn--r8jz45g.xn--zckzah"),
      ("first.last+tag@x.co", "first.last+tag@x.co"),
      ("O'Neil@x.ie", "o'neil@x.ie"), ("José@x.es", "josé@x.es"), ("Jose\u{301}@x.es", "josé@x.es"),
      ("ПОЧТА@пример.рф", "почта@xn--e1afmkfd.xn--p1ai"),
      ("\"ann\"@x.org", "ann@x.org"), ("\"Ann Lee\"@x.org", "\"ann lee\"@x.org"), (#""a\"b\\c"@x.org"#, #""a\"b\\c"@x.org"#),
      (#""a\nn"@x.org"#, "ann@x.org"), ("\"a@b\"@x.org", "\"a@b\"@x.org"), ("1@2.de", "1@2.de"), ("a@b.c", "a@b.c"),
      ("!#$%&'*+-/=?^_`{|}~@x.org", "!#$%&'*+-/=?^_`{|}~@x.org"),
    ])
  func comparesByKey(text: String, key: String) throws {
    let address = try EmailAddress(parsing: text)
    #expect(address.key.unicodeScalars.elementsEqual(key.unicodeScalars))
    #expect(address.text == text)
    #expect(address == (try EmailAddress(parsing: key)))
    var stored = text
    let read = stored.withUTF8 { EmailAddress(utf8: UnsafeRawBufferPointer($0)) }
    #expect(read?.key == address.key && read?.text == address.text)
  }

  @Test(
    "what is no address is refused, and said why",
    arguments: [
      ("", "no '@'"), ("plain", "no '@'"), ("@x.org", "nothing stands before"), ("a@", "domain name"),
      (" spaces @ spaces.com", "a blank"), ("a b@x.org", "a blank"), ("a@x .org", "domain name"), ("a@ x.org", "domain name"),
      ("a@x.org ", "domain name"), ("a@x.org\n", "domain name"), ("a\u{0}b@x.org", "control"), ("a@x\u{0}.org", "domain name"),
      ("a@münchen\u{0}.de", "domain name"),
      ("a@@x.org", "'@' cannot"), ("a@b@x.org", "'@' cannot"), (".a@x.org", "a dot"), ("a..b@x.org", "a dot"),
      ("a.@x.org", "a dot"),
      ("a@-x.org", "domain name"), ("a@x-.org", "domain name"), ("a@x..org", "domain name"), ("a@.org", "domain name"),
      ("a@x.org.", "domain name"), ("a@localhost", "domain name"), ("a@[192.0.2.1]", "domain name"),
      ("a@192.0.2.1", "domain name"),
      ("a@x_y.org", "domain name"), ("a@x.o,rg", "domain name"), ("Ann <a@x.org>", "a blank"), ("a,b@x.org", "','"),
      ("a\u{200B}b@x.org", "U+200B"), ("a\u{202E}b@x.org", "U+202E"), ("a\u{A0}b@x.org", "U+A0"), ("\"a@x.org", "not closed"),
      ("\"\"@x.org", "not closed"), (#""a\"@x.org"#, "not closed"),
      ("a@" + String(repeating: "x", count: 64) + ".org", "domain name"),
      (String(repeating: "a", count: 65) + "@x.org", "64 bytes"),
      ("a@" + Array(repeating: String(repeating: "x", count: 60), count: 5).joined(separator: ".") + ".org", "domain name"),
      (
        String(repeating: "a", count: 64) + "@"
          + Array(repeating: String(repeating: "x", count: 60), count: 3).joined(separator: ".") + ".example", "254 bytes"
      ),
    ])
  func refuses(text: String, reason: String) {
    let error = #expect(throws: ValueError.self) { try EmailAddress(parsing: text) }
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
    var stored = text
    #expect(stored.withUTF8 { EmailAddress(utf8: UnsafeRawBufferPointer($0)) } == nil)
  }

  @Test func `the longest address there may be is taken`() throws {
    let domain = Array(repeating: String(repeating: "x", count: 60), count: 3).joined(separator: ".") + ".exam"
    let text = String(repeating: "a", count: 64) + "@" + domain
    #expect(text.utf8.count == 252)
    #expect(try EmailAddress(parsing: text).key == text)
    #expect(try EmailAddress(parsing: text + "pl").text.utf8.count == 254)
  }

  @Test func `an address in Unicode whose ASCII form is too long is refused`() {
    let domain = Array(repeating: String(repeating: "ü", count: 30), count: 8).joined(separator: ".") + ".de"
    #expect(throws: ValueError.self) { try EmailAddress(parsing: "a@" + domain) }
  }
}
