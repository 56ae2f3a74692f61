import Foundation
import TestSupport
import Testing

/// Files in and out.
@Suite(.inTurn) struct UserFileTests {
  private static let id = "0e6a0d2c-4c3b-4d0a-9a55-0a1b2c3d4e5f"

  @Test(
    "what is exported comes back, and is exported the same to the byte", arguments: ["csv", "json", "vcard", "vcard3", "remote"])
  func roundTrips(format: String) async throws {
    let (home, other) = (try BinaryHome(), try BinaryHome())
    let rows = [
      "\"=cmd|'x', Ann; \"\"A\"\"\\B\",ANN@münchen.de,https://x.org/a.png", "日本語 😀,\"\"\"odd, one\"\"@x.org\",",
      "'+1,plus@x.org,", "x,x@x.org,",
    ]
    try await home.importing("name,email,avatarURL\n" + rows.joined(separator: "\n") + "\n", into: "users")
    let first = try await home.output("users", "export", "--to", format)
    let result = try await other.importing(first, into: "users")
    #expect(result.numbers == [4, 4, 0, 0, 0, 0])
    #expect(try await other.output("users", "export", "--to", format) == first)
    #expect(try await other.users("list") == home.users("list"))
    #expect(try await other.importing(first, into: "users").unchanged == 4)
  }

  @Test("an export is in the order of names and holds no password")
  func exports() async throws {
    let home = try BinaryHome()
    try await home.register("Zoë", "z@x.org")
    try await home.register("Ávila", "a@x.org")
    let csv = try await home.output("users", "export", "-q")
    let lines = csv.split(separator: "\n")
    #expect(lines.first == "id,name,email,avatarURL,createdAt" && lines.dropFirst().first?.contains("Ávila") == true)
    #expect(!csv.contains("argon2"))
  }

  @Test("the same file again brings nothing, also where it wins, and one with more fills what is empty")
  func importsAgain() async throws {
    let home = try BinaryHome()
    let file = "name,email\nAnn,a@x.org\nBob,b@x.org\n"
    #expect(try await home.importing(file, into: "users").imported == 2)
    let before = try await home.users("list")
    #expect(try await home.importing(file, into: "users").unchanged == 2)
    #expect(try await home.importing(file, into: "users", ["--update"]).unchanged == 2)
    #expect(try await home.users("list") == before)
    let more = "name,email,avatar\nAnna,A@X.ORG,https://x.org/a.png\n"
    #expect(try await home.importing(more, into: "users").updated == 1)
    let ann = try await home.json(UserJSON.self, ["users", "show", "a@x.org"])
    #expect(ann.name == "Ann" && ann.avatarURL == "https://x.org/a.png" && ann.createdAt == before.first?.createdAt)
  }

  @Test("remote rows are taken whole, and refused without a good id or date")
  func importsRemoteRows() async throws {
    let home = try BinaryHome()
    let result = try await home.importing(
      """
      id,full_name,email_address,avatar,created_at
      \(Self.id),Ann,a@x.org,,2024-05-31T12:00:00.123456789+02:00
      ,Bob,b@x.org,,2024-05-31T12:00:00Z
      4711,Carl,c@x.org,,2024-05-31T12:00:00Z
      0e6a0d2c-4c3b-4d0a-9a55-0a1b2c3d4e60,Dora,d@x.org,,
      0e6a0d2c-4c3b-4d0a-9a55-0a1b2c3d4e61,Emil,e@x.org,,31.05.2024

      """, into: "users")
    #expect(result.numbers == [5, 1, 0, 0, 0, 4])
    #expect(result.rejected.map(\.line) == [3, 4, 5, 6])
    #expect(
      zip(result.rejected, ["id: ", "id: '4711'", "created_at: ", "created_at: '31.05.2024'"]).allSatisfy {
        $0.reason.hasPrefix($1)
      })
    #expect(
      try await home.users("list") == [
        UserJSON(id: Self.id, name: "Ann", email: "a@x.org", avatarURL: nil, createdAt: "2024-05-31T10:00:00.123456789Z")
      ])
  }

  @Test("one bad row among many is named, the others are in")
  func namesTheBadRow() async throws {
    let home = try BinaryHome()
    var rows = (0..<3000).map { "User \($0),u\($0)@x.org" }
    rows[1499] = "Bad,no address"
    let result = try await home.importing("name,email\r\n" + rows.joined(separator: "\r\n") + "\r\n", into: "users")
    #expect(result.numbers == [3000, 2999, 0, 0, 0, 1] && result.rejected.first?.line == 1501)
  }
}
