import Foundation
import TestSupport
import Testing

/// Signing in to a server, and what becomes of it.
@Suite struct RemoteSessionTests {
  private let wrong = "nine blue herons knit\n"

  @Test func nobodyReadsWithoutSigningInAndSigningOutEndsIt() async throws {
    let server = try await SharedServer(BinaryHome())
    let there: [String: String?] = ["APP_STORE": server.url]
    let visitor = try BinaryHome()
    #expect(try await visitor.error(77, "books", "list", environment: there).firstRange(of: "sign in") != nil)
    let ann = try await server.visitor()
    #expect(try await ann.output("users", "whoami", environment: there).firstRange(of: "ann@example.org") != nil)
    let folder = ann.home + "/.local/state/app"
    let names = try ann.names(in: folder)
    #expect(names.count == 1 && names.allSatisfy { ann.permissions("\(folder)/\($0)") == 0o600 }, "\(names)")
    try await ann.output("books", "list", environment: there)
    let copy = try ann.bytes("\(folder)/\(names[0])")
    try await ann.output("users", "logout", environment: there)
    #expect(!ann.exists("\(folder)/\(names[0])"))
    try await ann.error(77, "books", "list", environment: there)
    try Data(copy).write(to: URL(fileURLWithPath: "\(folder)/\(names[0])"))
    try await ann.error(77, "books", "list", environment: there)
    try await ann.output("users", "logout", environment: there)
  }

  @Test func wrongPasswordsAndTakenAddressesAreRefusedAsHere() async throws {
    let server = try await SharedServer(BinaryHome())
    let ann = try await server.visitor()
    let there: [String: String?] = ["APP_STORE": server.url]
    let words = ["users", "login", "--email", "ann@example.org", "--password-stdin"]
    let refused = try await ann.start(words, input: wrong, environment: there).outcome()
    #expect(refused.code == 77 && refused.errors == "Error: The e-mail address or the password is wrong.\n", "\(refused)")
    let taken = try await ann.error(
      1, "users", "register", "--name", "B", "--email", "Ann@example.org", "--password-stdin",
      input: SharedServer.password + "\n",
      environment: there)
    #expect(taken.firstRange(of: "registered already") != nil)
    try await ann.output(
      "users", "passwd", "--password-stdin", input: SharedServer.password + "\n" + wrong, environment: there)
    let again = try await ann.start(words, input: wrong, environment: there).outcome()
    #expect(again.code == 0, "\(again)")
  }

  /// Lines of the file: the server, the access token, the refresh token, the end.
  @Test(arguments: [[3: "1"], [1: "eyJ.nothing.good"]])
  func aSessionIsRenewedByItselfAlsoByManyAtOnce(_ broken: [Int: String]) async throws {
    let server = try await SharedServer(BinaryHome())
    let ann = try await server.visitor()
    let folder = ann.home + "/.local/state/app"
    let file = try "\(folder)/" + #require(try ann.names(in: folder).first)
    var lines = try ann.text(file).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (line, text) in broken { lines[line] = text }
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: file))
    let processes = try (0..<5).map { _ in try ann.start(["books", "list"], environment: ["APP_STORE": server.url]) }
    for process in processes {
      let outcome = await process.outcome()
      #expect(outcome.code == 0, "\(outcome)")
    }
    #expect(ann.permissions(file) == 0o600)
  }

  @Test func aDamagedSessionIsNone() async throws {
    let server = try await SharedServer(BinaryHome())
    let ann = try await server.visitor()
    let folder = ann.home + "/.local/state/app"
    let file = try "\(folder)/" + #require(try ann.names(in: folder).first)
    for text in ["", "\u{0}", "https://elsewhere.example\na\nb\n9999999999\n", server.url + "\n"] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
      try await ann.error(77, "books", "list", environment: ["APP_STORE": server.url])
    }
  }

  @Test func othersMayNotDeleteAnAccountAndTheAdminMay() async throws {
    let server = try await SharedServer(BinaryHome())
    let admin = try await server.visitor("ann")
    let bob = try await server.visitor("bob")
    let there: [String: String?] = ["APP_STORE": server.url]
    #expect(try await bob.output("users", "list", environment: there).split(separator: "\n").count == 3)
    try await bob.error(77, "users", "delete", "ann@example.org", environment: there)
    try await admin.output("users", "delete", "bob@example.org", environment: there)
    try await bob.error(77, "books", "list", environment: there)
  }
}
