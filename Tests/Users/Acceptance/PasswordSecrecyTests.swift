import Foundation
import TestSupport
import Testing

/// A password is nowhere but where it is typed.
@Suite(.inTurn) struct PasswordSecrecyTests {
  private let marker = "MARKER zebra 4711 quilt"

  @Test("while the program waits and when it is done, the password is in no argument, variable, stream or file")
  func isNowhere() async throws {
    let home = try BinaryHome()
    for words in [
      ["users", "register", "--name=Ann", "--email=ann@example.org", "--password-stdin"],
      ["users", "login", "--email=ann@example.org", "--password-stdin"],
    ] {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      let process = try home.start(words: [BinaryLocation.path] + words, source: .descriptor(ends[0]))
      close(ends[0])
      try type(marker, to: ends[1])
      try await Task.sleep(for: .milliseconds(200))
      try expectNoMarker(ofProcess: process.id)
      try type("\n", to: ends[1])
      close(ends[1])
      let outcome = await process.outcome()
      #expect(outcome.code == 0, "\(outcome)")
      #expect(!outcome.output.contains("zebra") && !outcome.errors.contains("zebra"))
    }
    try await home.login("ann@example.org", password: marker + "!", code: 77)
    for refused in [marker + "\u{0}", "zebra"] { try await home.register("Bob", "bob@example.org", password: refused, code: 1) }
    try expectNoMarker(below: home.home)
    for words in [["doctor"], ["users", "export"], ["users", "events"], ["users", "show", "ann@example.org"], ["graph"]] {
      let outcome = try await home.start(words).outcome()
      #expect(!outcome.output.contains("zebra") && !outcome.output.contains("argon2"), "\(outcome)")
    }
  }

  @Test("in an argument it is refused and not repeated", arguments: ["register", "login", "passwd"])
  func isNoArgument(command: String) async throws {
    let home = try BinaryHome()
    let known = command == "register" ? ["--name=Ann", "--email=ann@example.org"] : ["--email=ann@example.org"]
    for words in [
      ["--password", marker], ["--password=\(marker)"], [marker], ["-p", marker], ["--pass=\(marker)"],
      ["--password-stdin=\(marker)"],
    ] {
      let outcome = try await home.start(["users", command] + known + words).outcome()
      #expect(outcome.code == 64 && !outcome.errors.contains("zebra"), "\(outcome)")
    }
    #expect(try await home.error(64, "users", command, "--email=a@x.org", "--name=x", "--password=\(marker)").isEmpty == false)
  }

  private func type(_ text: String, to descriptor: Int32) throws {
    let count = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    try #require(count == text.utf8.count)
  }

  private func expectNoMarker(ofProcess id: pid_t) throws {
    for file in ["cmdline", "environ"] {
      guard let bytes = FileManager.default.contents(atPath: "/proc/\(id)/\(file)") else { continue }
      #expect(!String(decoding: bytes, as: UTF8.self).contains("zebra"))
    }
  }

  private func expectNoMarker(below folder: String) throws {
    var files = 0
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      guard let bytes = FileManager.default.contents(atPath: folder + "/" + name) else { continue }
      files += 1
      #expect(!String(decoding: bytes, as: UTF8.self).contains("zebra"), "\(name)")
    }
    #expect(files > 0)
  }
}
