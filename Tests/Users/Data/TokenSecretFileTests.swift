import Foundation
import Storage
import TestSupport
import Testing

@testable import UsersData

@Suite struct TokenSecretFileTests {
  private func file(_ folder: ScratchFolder) throws -> TokenSecretFile {
    TokenSecretFile(folder: try StateFolder(environment: ["XDG_STATE_HOME": folder.path]))
  }

  private func code(_ secret: TokenSecret) throws -> [UInt8] { secret.code(of: [1, 2, 3], try Sodium.open()) }

  @Test func `the secret is made once, 32 bytes for its owner alone, and never shows itself`() async throws {
    try await withScratchFolder { folder in
      let former = umask(0)
      defer { umask(former) }
      let secret = try file(folder).secret()
      #expect(try folder.permissions("app/token-secret") == 0o600)
      #expect(try folder.permissions("app") == 0o700)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("app/token-secret")))
      #expect(bytes.count == 32 && Set(bytes).count > 8)
      #expect(try code(file(folder).secret()) == code(secret))
      var dumped = ""
      dump(secret, to: &dumped)
      #expect("\(secret)" == "(the secret of this machine)" && !dumped.contains("bytes"))
    }
  }

  @Test func `of many who ask at once all get the same`() async throws {
    try await withScratchFolder { folder in
      for round in 0..<20 {
        let place = try StateFolder(environment: ["XDG_STATE_HOME": folder.path("\(round)")])
        let codes = try await withThrowingTaskGroup(of: [UInt8].self) { group in
          for _ in 0..<8 {
            group.addTask { try TokenSecretFile(folder: place).secret().code(of: [1], try Sodium.open()) }
          }
          return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
        }
        #expect(codes.count == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("\(round)/app")) == ["token-secret"])
      }
    }
  }

  @Test(arguments: [0, 31, 33])
  func `a secret of another length is damaged, and left for a person to look at`(count: Int) async throws {
    try await withScratchFolder { folder in
      _ = try file(folder).secret()
      try folder.write([UInt8](repeating: 7, count: count), to: "app/token-secret")
      let error = #expect(throws: DamagedSecret.self) { try file(folder).secret() }
      #expect(error?.message.contains("token-secret") == true)
      #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("app/token-secret"))).count == count)
    }
  }

  @Test func `a secret others could read is theirs no longer`() async throws {
    try await withScratchFolder { folder in
      _ = try file(folder).secret()
      chmod(folder.path("app/token-secret"), 0o644)
      _ = try file(folder).secret()
      #expect(try folder.permissions("app/token-secret") == 0o600)
    }
  }
}
