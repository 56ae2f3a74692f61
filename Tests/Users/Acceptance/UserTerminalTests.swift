import Foundation
import TestSupport
import Testing

/// What a person at a terminal sees.
@Suite struct UserTerminalTests {
  @Test("registration asks field by field and for the password twice, without showing it")
  func registers() async throws {
    let home = try BinaryHome()
    let terminal = try BinaryTerminal(home, ["users", "register"])
    try await terminal.waits(for: "Name: ")
    terminal.type("Ann Lee\n")
    try await terminal.waits(for: "E-mail: ")
    terminal.type("no\n")
    try await terminal.waits(for: "'no' is no e-mail address")
    terminal.type("ann@example.org\n")
    try await terminal.waits(for: "Picture")
    terminal.type("\n")
    try await terminal.waits(for: "Save? [Y/n/e] ")
    terminal.type("y\n")
    try await terminal.waits(for: "Password: ")
    #expect(!terminal.echoes)
    terminal.type("short\n")
    try await terminal.waits(for: "at least 15 bytes")
    terminal.type(goodPassword + "\n")
    try await terminal.waits(for: "The same again: ")
    terminal.type(otherPassword + "\n")
    try await terminal.waits(for: "are not the same")
    terminal.type(goodPassword + "\n")
    try await terminal.waits(for: "are not the same.\nPassword: \nThe same again: ")
    terminal.type(goodPassword + "\n")
    let outcome = try await terminal.outcome()
    #expect(outcome.ending == .exited(0) && terminal.echoes)
    #expect(!terminal.screen.contains("otters") && !terminal.screen.contains("herons"))
    try await home.login("ann@example.org")
  }

  @Test("Ctrl-C at the password leaves the terminal as it was and nobody registered")
  func stops() async throws {
    let home = try BinaryHome()
    let terminal = try BinaryTerminal(home, ["users", "register", "--name=Ann", "--email=ann@example.org"])
    try await terminal.waits(for: "Password: ")
    terminal.type("\u{3}")
    let outcome = try await terminal.outcome()
    #expect(outcome.ending == .exited(130) && terminal.echoes)
    #expect(try await home.users("list").isEmpty)
  }

  @Test("passwd asks for the current password, then twice for the new one")
  func changes() async throws {
    let home = try BinaryHome()
    try await home.register("Ann", "ann@example.org")
    let terminal = try BinaryTerminal(home, ["users", "passwd", "--email=ann@example.org"])
    try await terminal.waits(for: "Current password: ")
    terminal.type(goodPassword + "\n")
    try await terminal.waits(for: "New password: ")
    terminal.type(otherPassword + "\n")
    try await terminal.waits(for: "The same again: ")
    terminal.type(otherPassword + "\n")
    #expect(try await terminal.outcome().ending == .exited(0))
    try await home.login("ann@example.org", password: otherPassword)
  }

  @Test("X1, X2: a table aligns wide names, and control characters never reach a terminal")
  func shows() async throws {
    let home = try BinaryHome()
    let names = ["日本語のリスト", "😀😀", "e\u{301}", "plain"]
    let rows = names.enumerated().map { "\($1),u\($0)@x.org\n" }.joined()
    try await home.importing("name,email\n\(rows)\"ev\u{1B}[31mil\u{202E}\",evil@x.org\n", into: "users")
    let terminal = try BinaryTerminal(home, ["users", "list"], columns: 100)
    #expect(try await terminal.outcome().ending == .exited(0))
    #expect(!terminal.screen.contains("\u{1B}[31m") && !terminal.screen.contains("\u{202E}"))
    let table = try await home.output("users", "list")
    let widths = ["日本語のリスト": 14, "😀😀": 4, "é": 1, "plain": 5]
    for line in table.split(separator: "\n").dropFirst() {
      for (name, width) in widths where line.contains(" \(name) ") {
        let cell = line.drop { $0 != " " }.drop { $0 == " " }.prefix { $0 != "u" }
        #expect(cell.count + width - name.count == 16, "\(line)")
      }
    }
    #expect(try await home.names("list").contains("ev\u{1B}[31mil\u{202E}"))
    #expect(try await home.output("users", "list", "--format", "csv").contains("ev\u{1B}[31mil\u{202E}"))
  }
}
