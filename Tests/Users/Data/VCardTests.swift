import Entities
import Testing
import UsersData
import UsersDomain
import Values

@Suite struct VCardTests {
  private func rows(_ lines: String...) throws -> [ImportRow<User>] {
    try UserFiles.rows(Array(lines.map { $0 + "\r\n" }.joined().utf8))
  }

  private func user(_ lines: String...) throws -> User {
    let text = (["BEGIN:VCARD", "VERSION:3.0"] + lines + ["END:VCARD"]).map { $0 + "\r\n" }.joined()
    let rows = try UserFiles.rows(Array(text.utf8))
    #expect(rows.count == 1)
    return try rows[0].item.get()
  }

  @Test("U10: an address folded after 75 octets is whole", arguments: ["\r\n ", "\n ", "\r\n\t"])
  func unfolds(fold: String) throws {
    let email = "somebody.with.a.very.long.name.indeed@" + String(repeating: "long-domain.", count: 8) + "example.org"
    let bytes = Array("EMAIL;TYPE=INTERNET:\(email)".utf8)
    let folded = bytes[..<75] + Array(fold.utf8) + bytes[75...]
    let text = Array("BEGIN:VCARD\nFN:Ann\n".utf8) + folded + Array("\nEND:VCARD\n".utf8)
    #expect(try UserFiles.rows(text)[0].item.get().email?.text == email)
  }

  @Test func `a character folded in its middle is whole`() throws {
    let name = Array("FN:José".utf8)
    let text =
      Array("BEGIN:VCARD\r\n".utf8) + name.dropLast() + Array("\r\n ".utf8) + name.suffix(1)
      + Array("\r\nEMAIL:a@x.org\r\nEND:VCARD".utf8)
    #expect(try UserFiles.rows(text)[0].item.get().name == "José")
  }

  @Test("lines are folded after 75 octets, characters whole", arguments: ["vcard", "vcard3"])
  func folds(format: String) async throws {
    let user = try User.sample(
      String(repeating: "日本語😀é", count: 40), String(repeating: "a", count: 60) + "@" + String(repeating: "x", count: 60) + ".org")
    let bytes = try await UserFiles.bytes([user], format)
    let text = try #require(String(validating: bytes, as: UTF8.self))
    let lines = text.split(separator: "\r\n").map(String.init)
    #expect(lines.allSatisfy { $0.utf8.count <= 75 } && lines.contains { $0.utf8.count > 70 })
    #expect(!lines.contains { $0.utf8.contains(0x0A) })
    #expect(try UserFiles.rows(bytes)[0].item.get().name == user.name)
  }

  @Test func `version 4 writes what RFC 6350 and RFC 9554 have, version 3 what RFC 2426 has`() async throws {
    var ann = try User.sample("Lee, Ann; A\\B")
    ann.avatarURL = try WebAddress(parsing: "https://x.org/a,b.png")
    let id = UUIDText.text(ann.id)
    let four = String(decoding: try await UserFiles.bytes([ann], "vcard"), as: UTF8.self)
    let name = #"Lee\, Ann\; A\\B"#
    #expect(
      four
        == "BEGIN:VCARD\r\nVERSION:4.0\r\nUID:urn:uuid:\(id)\r\nFN:\(name)\r\nEMAIL:ann@example.org\r\nPHOTO:https://x.org/a,b.png\r\nCREATED:20240531T120000Z\r\nEND:VCARD\r\n"
    )
    let three = String(decoding: try await UserFiles.bytes([ann], "vcard3"), as: UTF8.self)
    #expect(
      three
        == "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:urn:uuid:\(id)\r\nFN:\(name)\r\nN:;\(name);;;\r\nEMAIL:ann@example.org\r\nPHOTO;VALUE=uri:https://x.org/a,b.png\r\nX-CREATED:2024-05-31T12:00:00Z\r\nEND:VCARD\r\n"
    )
  }

  @Test(
    "of several addresses the preferred one counts, else the first",
    arguments: [
      ["EMAIL:a@x.org", "EMAIL:b@x.org"], ["EMAIL:b@x.org", "EMAIL;TYPE=INTERNET,PREF:a@x.org"],
      ["EMAIL;PREF=2:b@x.org", "EMAIL;PREF=1:a@x.org"],
      ["EMAIL;PREF=2:a@x.org", "EMAIL:b@x.org"],
      ["item1.EMAIL;type=INTERNET;type=pref:a@x.org", "item1.X-ABLabel:_$!<Other>!$_"],
      ["EMAIL:b@x.org", "EMAIL;INTERNET;PREF:a@x.org"],
      ["email;type=\"home;work:x\";pref=1:a@x.org", "EMAIL:b@x.org"], ["EMAIL;PREF=x:a@x.org", "EMAIL;PREF=999:b@x.org"],
      ["EMAIL:  a@x.org "],
    ])
  func prefers(lines: [String]) throws {
    let text = (["BEGIN:VCARD", "FN:Ann"] + lines + ["END:VCARD"]).joined(separator: "\n")
    #expect(try UserFiles.rows(Array(text.utf8))[0].item.get().email?.text == "a@x.org")
  }

  @Test func `names are unescaped, and put together where there is only a structured one`() throws {
    #expect(try user(#"FN:Lee\, Ann\; A\\B\nC"#, "EMAIL:a@x.org").name == "Lee, Ann; A\\B\nC")
    #expect(try user("N:Lee;Ann;Mary;Dr.;PhD", "EMAIL:a@x.org").name == "Dr. Ann Mary Lee PhD")
    #expect(try user(#"N:Lee\; Ford;Ann"#, "EMAIL:a@x.org").name == "Ann Lee; Ford")
    #expect(try user("FN:Ann", "N:Lee;Other;;;", "EMAIL:a@x.org").name == "Ann")
    #expect(try user("FN;LANGUAGE=de:Anna", "FN;LANGUAGE=en:Ann", "EMAIL:a@x.org").name == "Anna")
  }

  @Test(arguments: [
    "urn:uuid:0E6A0D2C-4C3B-4D0A-9A55-0A1B2C3D4E5F", "0e6a0d2c-4c3b-4d0a-9a55-0a1b2c3d4e5f",
    "URN:UUID:0e6a0d2c-4c3b-4d0a-9a55-0a1b2c3d4e5f",
  ])
  func `a UUID is the id`(uid: String) throws {
    let rows = try rows("BEGIN:VCARD", "UID:\(uid)", "FN:Ann", "EMAIL:a@x.org", "END:VCARD")
    #expect(rows[0].hasID)
    #expect(UUIDText.text(try rows[0].item.get().id) == "0e6a0d2c-4c3b-4d0a-9a55-0a1b2c3d4e5f")
  }

  @Test func `another identifier identifies nobody`() throws {
    #expect(try !rows("BEGIN:VCARD", "UID:4711@phone", "FN:Ann", "EMAIL:a@x.org", "END:VCARD")[0].hasID)
  }

  @Test func `a picture counts where it is on the web`() throws {
    #expect(try user("FN:A", "EMAIL:a@x.org", "PHOTO;VALUE=uri:https://x.org/a.png").avatarURL?.text == "https://x.org/a.png")
    #expect(
      try user("FN:A", "EMAIL:a@x.org", "PHOTO;ENCODING=b;TYPE=JPEG:\(String(repeating: "AAAA\r\n BBBB", count: 50_000))")
        .avatarURL == nil)
    #expect(try user("FN:A", "EMAIL:a@x.org", "PHOTO:data:image/png;base64,AAAA").avatarURL == nil)
  }

  @Test(
    "what is no card is refused by its line, and the others are read",
    arguments: [
      (
        "BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=A9;;;;\nEMAIL:b@x.org\nEND:VCARD\n",
        "VERSION: '2.1'"
      ),
      ("BEGIN:VCARD\nEMAIL:b@x.org\nEND:VCARD\n", "FN: "), ("BEGIN:VCARD\nFN:B\nEND:VCARD\n", "EMAIL: the card"),
      ("BEGIN:VCARD\nFN:B\nEMAIL:no\nEND:VCARD\n", "EMAIL: 'no'"),
      ("BEGIN:VCARD\nFN:B\nEMAIL:b@x.org\n", "The card that begins here"),
      ("BEGIN:VCARD\nFN:B\nEMAIL:b@x.org\nCREATED:yesterday\nEND:VCARD\n", "CREATED: 'yesterday'"),
    ])
  func refuses(card: String, reason: String) throws {
    let good = "BEGIN:VCARD\nFN:A\nEMAIL:a@x.org\nno property\nNOTE:x\nEND:VCARD\n"
    let rows = try UserFiles.rows(Array((good + "\n" + card + good).utf8))
    #expect(rows.map(\.line) == [1, 8, rows[2].line] && rows.count == 3)
    #expect(try rows[0].item.get().name == "A" && rows[2].item.get().name == "A")
    let fault = #expect(throws: RowFault.self) { try rows[1].item.get() }
    #expect(fault?.reason.hasPrefix(reason) == true, "\(fault?.reason ?? "")")
  }

  @Test func `text between cards is told once`() throws {
    let good = "BEGIN:VCARD\nFN:A\nEMAIL:a@x.org\nEND:VCARD\n"
    let rows = try UserFiles.rows(Array((good + "stray\nlines:x\n" + good).utf8))
    #expect(rows.map(\.line) == [1, 5, 7])
    #expect(throws: RowFault.self) { try rows[1].item.get() }
  }

  @Test(arguments: ["20240531T120000Z", "20240531T140000+0200", "2024-05-31T12:00:00Z", "20240531T140000+02"])
  func `the time of creation is read in either form`(text: String) throws {
    #expect(try user("FN:A", "EMAIL:a@x.org", "CREATED:\(text)").createdAt == noon)
  }
}
