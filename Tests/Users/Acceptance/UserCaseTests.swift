import Foundation
import TestSupport
import Testing

/// The cases of users that failed in other programs, each by its number.
@Suite(.inTurn) struct UserCaseTests {
  @Test("U1: a long password counts to its last byte", arguments: [73, 100, 1024])
  func countsEveryByte(length: Int) async throws {
    let home = try BinaryHome()
    let letters = Array("the quick brown fox jumps over a lazy dog ")
    let password = String((0..<length).map { letters[($0 * $0 + $0 / 7) % letters.count] })
    try await home.register("Ann", "ann@example.org", password: password)
    try await home.login("ann@example.org", password: String(password.prefix(72)), code: 77)
    try await home.login("ann@example.org", password: String(password.dropLast()), code: 77)
    try await home.login("ann@example.org", password: password)
  }

  @Test("U2: a control character in a password is refused", arguments: ["\u{0}", "\u{1B}", "\t", "\u{7F}"])
  func refusesControls(control: String) async throws {
    let home = try BinaryHome()
    let outcome = try await home.register("Ann", "ann@example.org", password: "seven grey\(control)otters hum", code: 1)
    #expect(outcome.errors.contains("U+") && !outcome.errors.contains("otters"))
    #expect(try await home.users("list").isEmpty)
  }

  @Test(
    "U3, U5: an address is registered once, whatever its case and the form of its domain",
    arguments: [
      ("test@domain.com", "TesT@domain.com"), ("user@münchen.de", "user@xn--mnchen-3ya.de"),
      ("user@xn--mnchen-3ya.de", "USER@MÜNCHEN.DE"),
      ("a@mu\u{308}nchen.de", "a@münchen.de"), ("ann@x.org", "\"ann\"@x.org"),
    ])
  func registersOnce(first: String, second: String) async throws {
    let home = try BinaryHome()
    try await home.register("One", first)
    #expect(try await home.register("Two", second, code: 1).errors.contains("is registered already"))
    #expect(try await home.names("list") == ["One"])
    try await home.login(second)
  }

  @Test("U4: of two processes that register one address, one succeeds and one is refused")
  func registersOnceAtOnce() async throws {
    let home = try BinaryHome()
    let words = ["users", "register", "--name=Ann", "--email=ann@example.org", "--password-stdin"]
    let processes = try (0..<4).map { _ in try home.start(words, input: goodPassword + "\n") }
    var codes: [Int32?] = []
    for process in processes {
      let outcome = await process.outcome()
      codes.append(outcome.code)
      if outcome.code != 0 { #expect(outcome.errors.contains("is registered already"), "\(outcome)") }
    }
    #expect(codes.filter { $0 == 0 }.count == 1 && codes.filter { $0 == 1 }.count == 3)
    #expect(try await home.users("list").count == 1)
  }

  @Test(
    "U6: what is an address is taken",
    arguments: ["aa@aa.bb-cc.org", "user@münchen.de", "user@xn--mnchen-3ya.de", "o'neil+tag@x.co", "\"ann lee\"@x.org"])
  func takesAddresses(email: String) async throws {
    let home = try BinaryHome()
    try await home.register("Ann", email)
    #expect(try await home.users("list").map(\.email) == [email])
  }

  @Test(
    "U6: what is none is refused by name",
    arguments: [
      " spaces @ spaces.com", "plain", "a@", "@x.org", "a@x", "a..b@x.org", "a@x..org", "a@-x.org", "a b@x.org", "a@x.org\n",
      "a@[192.0.2.1]",
    ])
  func refusesAddresses(email: String) async throws {
    let home = try BinaryHome()
    #expect(try await home.register("Ann", email, code: 64).errors.contains("is no e-mail address"))
    let rows = try await home.importing("name,email\nAnn,\"\(email)\"\nBob,bob@x.org\n", into: "users")
    if email != "a@x.org\n" { #expect(rows.imported == 1 && rows.rejected.first?.line == 2) }
  }

  @Test(
    "U7: names are in the order people look for them",
    arguments: [["aaron", "John", "Sam"], ["Ávila", "Trogir", "York"], ["Émile", "Eva", "ørsted", "Zoë"]])
  func ordersNames(names: [String]) async throws {
    let home = try BinaryHome()
    let rows = names.reversed().enumerated().map { "\($1),u\($0)@x.org\n" }.joined()
    try await home.importing("name,email\n" + rows, into: "users")
    #expect(try await home.names("list") == names)
    #expect(try await home.names("list", "--sort", "name") == names)
    #expect(try await home.names("list", "--reverse") == names.reversed())
  }

  @Test("U8: 25 users by pages show each once", arguments: [11, 7, 25])
  func pages(size: Int) async throws {
    let home = try BinaryHome()
    let rows = (0..<25).map { "Same Name,u\($0)@x.org\n" }.joined()
    try await home.importing("name,email\n" + rows, into: "users")
    var seen: [String] = []
    for offset in stride(from: 0, to: 25, by: size) {
      seen += try await home.users("list", "--limit=\(size)", "--offset=\(offset)").map(\.email)
    }
    #expect(Set(seen).count == 25 && seen.count == 25)
  }

  @Test("U9: an unknown address and a wrong password are one message and one code")
  func tellsNobodyWhoIsRegistered() async throws {
    let home = try BinaryHome()
    try await home.register("Ann", "ann@example.org")
    let outcomes = [
      try await home.login("ann@example.org", password: otherPassword, code: 77),
      try await home.login("nobody@example.org", code: 77),
      try await home.login("ann@example.org", password: "x", code: 77),
      try await home.login("nobody@example.org", password: "", code: 77),
    ]
    #expect(Set(outcomes.map(\.errors)) == ["Error: The e-mail address or the password is wrong.\n"])
    #expect(outcomes.allSatisfy { $0.output.isEmpty } && !home.exists(home.sessionFile))
  }

  @Test("U10: an address folded in a vCard is whole", arguments: ["\r\n ", "\n ", "\r\n\t"])
  func unfolds(fold: String) async throws {
    let home = try BinaryHome()
    let email = "somebody.with.a.long.name@" + String(repeating: "a-very-long-domain.", count: 4) + "example.org"
    let line = "EMAIL;TYPE=INTERNET:" + email
    let folded = line.prefix(75) + fold + line.dropFirst(75)
    try await home.importing("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ann\r\n\(folded)\r\nEND:VCARD\r\n", into: "users")
    #expect(try await home.users("list").map(\.email) == [email])
    let card = try await home.output("users", "export", "--to", "vcard")
    #expect(card.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 } && card.contains("\r\n "))
  }
}
