import Entities
import Files
import TestSupport
import Testing
import UsersData
import UsersDomain
import Values

@Suite struct UserFilesTests {
  @Test(
    "a header is ours, or that of the remote service, in any form",
    arguments: [
      "name,email\nAnn Lee,ann@example.org\n", "name, email\nAnn Lee , ann@example.org \n",
      "Full Name,E-mail\nAnn Lee,ann@example.org\n",
      "\u{FEFF}NAME,EMAIL\r\nAnn Lee,ann@example.org\r\n",
      "full_name,email_address\nAnn Lee,ann@example.org\n", "[{\"full_name\":\"Ann Lee\",\"email_address\":\"ann@example.org\"}]",
      "{\"name\":\"Ann Lee\",\"email\":\"ann@example.org\"}\n", "BEGIN:VCARD\nFN:Ann Lee\nEMAIL:ann@example.org\nEND:VCARD\n",
    ])
  func reads(text: String) throws {
    let rows = try read(text)
    #expect(rows.count == 1 && !rows[0].hasID)
    let user = try rows[0].item.get().prepared()
    #expect(user.name == "Ann Lee" && user.email?.text == "ann@example.org" && user.createdAt == nil)
  }

  private static let id = "0e6a0d2c-4c3b-4d0a-9a55-0a1b2c3d4e5f"

  @Test("a remote row is read whole, from CSV and JSON", arguments: [false, true])
  func readsRemoteRows(json: Bool) throws {
    let text =
      json
      ? "[{\"id\":\"\(Self.id)\",\"full_name\":\"Ann\",\"email_address\":\"a@x.org\",\"avatar\":null,\"created_at\":\"2024-05-31T12:00:00.5+02:00\",\"x\":1}]"
      : "id,full_name,email_address,avatar,created_at\n\(Self.id),Ann,a@x.org,,2024-05-31T12:00:00.5+02:00\n"
    let rows = try read(text)
    let user = try rows[0].item.get()
    #expect(rows[0].hasID && UUIDText.text(user.id) == Self.id && user.createdAt?.text == "2024-05-31T10:00:00.5Z")
    #expect(user.avatarURL == nil)
  }

  @Test(
    "a remote row without a good id or time is refused by name, never given another",
    arguments: [
      ("", "2024-05-31T12:00:00Z", "id: a value"), ("12", "2024-05-31T12:00:00Z", "id: '12'"), (id, "", "created_at: a value"),
      (id, "yesterday", "created_at: 'yesterday'"), (id, "2024-05-31", "created_at: '2024-05-31'"),
      (id, "2024-02-30T00:00:00Z", "created_at: "),
    ])
  func refusesRemoteRows(id: String, created: String, reason: String) throws {
    let csv = "id,full_name,email_address,avatar,created_at\n\(id),Ann,a@x.org,,\(created)\n"
    let json = "{\"id\":\"\(id)\",\"full_name\":\"Ann\",\"email_address\":\"a@x.org\",\"created_at\":\"\(created)\"}"
    for text in [csv, json] {
      let fault = #expect(throws: RowFault.self) { try read(text)[0].item.get() }
      #expect(fault?.reason.hasPrefix(reason) == true, "\(fault?.reason ?? "")")
    }
    let missing = #expect(throws: RowFault.self) {
      try read("full_name,email_address,created_at\nAnn,a@x.org,\(created)\n")[0].item.get()
    }
    #expect(missing?.reason.hasPrefix("id: ") == true)
  }

  @Test(
    "a bad value costs its row and is named",
    arguments: [
      "name,email\nAnn,no\n", "name,email,createdAt\nAnn,a@x.org,no\n", "name,email,avatar\nAnn,a@x.org,no\n",
      "id,name,email\nno,Ann,a@x.org\n",
    ])
  func namesBadValues(text: String) throws {
    let fault = #expect(throws: RowFault.self) { try read(text)[0].item.get() }
    #expect(fault?.reason.contains("'no'") == true)
  }

  @Test("what is written is read back, and written the same again", arguments: ["csv", "json", "vcard", "vcard3", "remote"])
  func roundTrips(format: String) async throws {
    var odd = try User.sample("=cmd|'x', \"quoted\"; back\\slash\nand 中文字 line", "\"odd, one\"@example.org")
    odd.createdAt = Timestamp(nanoseconds: -1)
    let users = [try User.full(), odd, try .sample(String(repeating: "é", count: 200), "long@example.org")]
    let first = try await write(users, format)
    let rows = try read(first)
    #expect(rows.allSatisfy { $0.hasID })
    let back = try rows.map { try $0.item.get() }
    #expect(back == users)
    #expect(back.map { $0.email?.text } == users.map { $0.email?.text } && back.map(\.createdAt) == users.map(\.createdAt))
    #expect(try await write(back, format) == first)
  }

  private func read(_ text: String) throws -> [ImportRow<User>] { try read(Array(text.utf8)) }

  private func read(_ bytes: [UInt8]) throws -> [ImportRow<User>] { try UserFiles.rows(bytes) }

  private func write(_ users: [User], _ format: String) async throws -> [UInt8] { try await UserFiles.bytes(users, format) }
}
