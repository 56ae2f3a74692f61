import Files
import Storage
import Values

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file of the tokens for one server in the state folder, for its owner alone (0600 in 0700).
struct SessionFile: Sendable {
  private static let largest = 16 << 10

  let address: ServerAddress
  let environment: [String: String]

  /// nil where nobody is signed in, also for a file that is no whole one; throws `FileError` for one that cannot be read.
  func tokens() throws -> SessionTokens? {
    let path = try path()
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try ByteSource(path: path).peek(Self.largest)
    } catch {
      if error.cause == .notFound { return nil }
      throw error
    }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    // The server's address stands there too: two may have the same name of their file.
    guard lines.count == 5, lines[0] == address.text, !lines[1].isEmpty, let end = Int64(lines[3]), lines[4].isEmpty else {
      return nil
    }
    return SessionTokens(access: lines[1], refresh: lines[2], expiresAt: end)
  }

  func keep(_ tokens: SessionTokens) throws {
    let path = try path()
    try StateFolder(environment: environment).create()
    // What is replaced keeps its permissions, so they are put right first.
    _ = chmod(path, 0o600)
    let file = try AtomicFile(path: path, isPrivate: true)
    try file.write("\(address.text)\n\(tokens.access)\n\(tokens.refresh)\n\(tokens.expiresAt)\n")
    try file.commit()
  }

  func remove() throws {
    let path = try path()
    guard unlink(path) == 0 || errno == ENOENT else { throw FileError(.write, path, code: errno) }
  }

  /// One process at a time renews a session, since each token for that is good once.
  func lock() async throws -> SessionLock {
    try StateFolder(environment: environment).create()
    return try await SessionLock(path: try path() + ".lock")
  }

  private func path() throws -> String {
    try StateFolder(environment: environment).path + "/session-" + StableHash.digits(of: address.text)
  }
}
