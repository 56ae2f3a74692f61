import Foundation
import TestSupport
import Testing
import UsersData
import UsersDomain
import Values

@Suite struct TokenFileTests {
  private let file = TokenFile()

  @Test func `tokens come back in their order from a file of their owner alone`() async throws {
    try await withScratchFolder { folder in
      let environment = ["HOME": folder.path]
      #expect(try file.tokens(environment).isEmpty)
      let tokens = [SessionToken.make(), SessionToken.make()]
      let former = umask(0)
      defer { umask(former) }
      try file.keep(tokens, environment)
      #expect(try file.tokens(environment) == tokens)
      #expect(try folder.permissions(".local/state/app/session") == 0o600)
      #expect(try folder.permissions(".local/state/app") == 0o700)
      try file.keep([], environment)
      #expect(try folder.names(".local/state/app").isEmpty)
      try file.keep([], environment)
    }
  }

  @Test func `XDG_STATE_HOME decides, unless it is no whole path`() async throws {
    try await withScratchFolder { folder in
      let token = SessionToken.make()
      try file.keep([token], ["HOME": folder.path, "XDG_STATE_HOME": folder.path("state")])
      #expect(try folder.permissions("state/app/session") == 0o600)
      #expect(try file.tokens(["HOME": folder.path, "XDG_STATE_HOME": "state"]).isEmpty)
      #expect(throws: (any Error).self) { try file.tokens([:]) }
    }
  }

  @Test func `a file others could read is theirs no longer once it is written`() async throws {
    try await withScratchFolder { folder in
      let environment = ["XDG_STATE_HOME": folder.path]
      try file.keep([.make()], environment)
      chmod(folder.path("app/session"), 0o666)
      try file.keep([.make()], environment)
      #expect(try folder.permissions("app/session") == 0o600)
    }
  }

  @Test func `what is no token is left out, and the oldest beyond sixteen are forgotten`() async throws {
    try await withScratchFolder { folder in
      let environment = ["XDG_STATE_HOME": folder.path]
      let tokens = (0..<20).map { _ in SessionToken.make() }
      try file.keep(tokens, environment)
      #expect(try file.tokens(environment) == Array(tokens.prefix(16)))
      try folder.write(Array("junk\n\(tokens[0].text)\n\n\u{0}\n".utf8), to: "app/session")
      #expect(try file.tokens(environment) == [tokens[0]])
    }
  }
}

extension ScratchFolder {
  fileprivate func names(_ name: String) throws -> [String] { try ScratchFolder.names(at: path(name)) }

  private static func names(at path: String) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path) }
}
