import Foundation
import TestSupport
import Testing

/// A user as `--json` gives it.
struct UserJSON: Decodable, Equatable {
  var id: String
  var name: String
  var email: String
  var avatarURL: String?
  var createdAt: String
}

/// An event as `--json` gives it.
struct EventJSON: Decodable, Equatable {
  var id: String
  var name: String
  var properties: [String: String]
  var occurredAt: String
}

let goodPassword = "seven grey otters hum"
let otherPassword = "nine blue herons knit"

extension BinaryHome {
  /// Where the token of a session is.
  var sessionFile: String { home + "/.local/state/app/session" }

  /// Registers somebody, with the password as a line of standard input; the code is as given.
  @discardableResult
  func register(
    _ name: String, _ email: String, password: String = goodPassword, code: Int32 = 0,
    at location: SourceLocation = #_sourceLocation
  ) async throws -> BinaryOutcome {
    let outcome = try await run(
      "users", "register", "--name=\(name)", "--email=\(email)", "--password-stdin", input: password + "\n")
    #expect(outcome.ending == .exited(code), "\(outcome)", sourceLocation: location)
    return outcome
  }

  @discardableResult
  func login(
    _ email: String, password: String = goodPassword, code: Int32 = 0, at location: SourceLocation = #_sourceLocation
  ) async throws -> BinaryOutcome {
    let outcome = try await run("users", "login", "--email=\(email)", "--password-stdin", input: password + "\n")
    #expect(outcome.ending == .exited(code), "\(outcome)", sourceLocation: location)
    return outcome
  }

  /// The users a command lists.
  func users(_ words: String...) async throws -> [UserJSON] { try await json([UserJSON].self, ["users"] + words) }

  func names(_ words: String...) async throws -> [String] { try await json([UserJSON].self, ["users"] + words).map(\.name) }
}
