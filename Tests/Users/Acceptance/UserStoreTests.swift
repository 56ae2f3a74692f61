import Foundation
import TestSupport
import Testing

/// What other processes, full disks and damage do to accounts.
@Suite(.inTurn) struct UserStoreTests {
  @Test("X3: many processes that import at once, the first run included, lose nothing")
  func importsAtOnce() async throws {
    let home = try BinaryHome()
    let files = try (0..<40).map { number in
      let rows = (0..<5).map { "User \(number) \($0),u\(number)x\($0)@x.org\n" }.joined()
      return try home.write("name,email\n" + rows, to: "users \(number).csv")
    }
    let processes = try files.map { try home.start(["users", "import", $0]) }
    for process in processes {
      let outcome = await process.outcome(limit: .seconds(60))
      #expect(outcome.code == 0, "\(outcome)")
    }
    #expect(try await home.users("list").count == 200)
  }

  @Test("X5: where the token cannot be kept, signing in says so and opens no session")
  func needsAPlaceForTheToken() async throws {
    let home = try BinaryHome()
    try await home.register("Ann", "ann@example.org")
    let blocked = try home.write("", to: "file")
    for changes in [["XDG_STATE_HOME": blocked as String?], ["HOME": nil, "XDG_DATA_HOME": home.home + "/.local/share"]] {
      let outcome = try await home.run(
        "users", "login", "--email=ann@example.org", "--password-stdin", input: goodPassword + "\n", environment: changes)
      #expect([73, 74].contains(outcome.code) && outcome.errors.hasPrefix("Error: "), "\(outcome)")
    }
    let sessions = try await home.shell("sqlite3 '\(home.database)' 'SELECT count(*) FROM user_sessions'")
    #expect(sessions.output == "0\n")
  }

  @Test(
    "X5: a full output is one clear line", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [["list"], ["export"], ["events"], ["show", "ann@example.org"]])
  func saysThatTheDiskIsFull(words: [String]) async throws {
    let home = try BinaryHome()
    try await home.register("Ann", "ann@example.org")
    let outcome = try await home.start(words: [BinaryLocation.path, "users"] + words, output: "/dev/full").outcome()
    #expect(outcome.code == 74 && outcome.errors.contains("the disk is full"), "\(outcome)")
  }

  @Test("X7: a reader that leaves ends the list quietly")
  func endsQuietly() async throws {
    let home = try BinaryHome()
    let rows = (0..<5000).map { "User \($0),u\($0)@x.org\n" }.joined()
    try await home.importing("name,email\n" + rows, into: "users")
    let outcome = try await home.shell("set -o pipefail; \"$APP\" users list | head -1")
    #expect(outcome.code == 0 && outcome.errors.isEmpty && outcome.lines.count == 1, "\(outcome)")
  }

  @Test("X8: a store locked for a while is waited for")
  func waits() async throws {
    let home = try BinaryHome()
    try await home.register("Ann", "ann@example.org")
    let sql = "BEGIN EXCLUSIVE;\n.shell touch locked\n.shell sleep 2\nCOMMIT;\n"
    let holder = try home.start(words: ["sqlite3", home.database], input: Array(sql.utf8))
    while !home.exists("locked") { try await Task.sleep(for: .milliseconds(5)) }
    try await home.login("ann@example.org")
    #expect(await holder.outcome().code == 0)
  }

  @Test("a library that is not needed is not loaded", .enabled(if: FileManager.default.fileExists(atPath: "/proc")))
  func loadsNoLibraryInVain() async throws {
    let home = try BinaryHome()
    func libraries(_ words: String..., input: String = "") async throws -> String {
      let outcome = try await home.start(["users"] + words, input: input, environment: ["LD_DEBUG": "libs"]).outcome()
      #expect(outcome.code == 0, "\(outcome)")
      return String(decoding: outcome.errorBytes, as: UTF8.self)
    }
    let registering = try await libraries(
      "register", "--name=A", "--email=a@x.org", "--password-stdin", input: goodPassword + "\n")
    #expect(registering.contains("libsodium") && !registering.contains("libidn2"))
    let listing = try await libraries("list")
    #expect(!listing.contains("libsodium") && !listing.contains("libidn2"))
    #expect(try await libraries("show", "a@x.org").contains("libidn2") == false)
    #expect(try await libraries("list", "--email", "ü").contains("libidn2") == false)
    #expect(try await libraries("update", "a@x.org", "--email", "a@münchen.de").contains("libidn2"))
  }
}
