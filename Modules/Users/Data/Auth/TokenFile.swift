import Files
import Storage
public import UsersDomain
import Values

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file of session tokens in the state folder, one a line, for its owner alone (0600 in 0700).
public struct TokenFile: TokenKeeper {
  /// Stores somebody is signed in to at once; the oldest is forgotten first.
  private static let most = 16
  private static let longest = 4096

  /// Where the environment says; nothing is made yet.
  public init() {}

  public func tokens(_ environment: [String: String]) throws -> [SessionToken] {
    let path = Self.path(try StateFolder(environment: environment))
    do throws(FileError) {
      let bytes = try ByteSource(path: path).peek(Self.longest)
      return bytes.split(separator: UInt8(ascii: "\n")).compactMap { SessionToken(text: String(decoding: $0, as: UTF8.self)) }
    } catch {
      if error.cause == .notFound { return [] }
      throw error
    }
  }

  public func keep(_ tokens: [SessionToken], _ environment: [String: String]) throws {
    let folder = try StateFolder(environment: environment)
    let path = Self.path(folder)
    if tokens.isEmpty {
      guard unlink(path) == 0 || errno == ENOENT else { throw FileError(.write, path, code: errno) }
      return
    }
    try folder.create()
    // What is replaced keeps its permissions, so they are put right first.
    _ = chmod(path, 0o600)
    let file = try AtomicFile(path: path, isPrivate: true)
    try file.write(tokens.prefix(Self.most).map { $0.text + "\n" }.joined())
    try file.commit()
  }

  private static func path(_ folder: StateFolder) -> String { folder.path + "/session" }
}
