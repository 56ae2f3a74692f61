import Foundation
import Testing

/// `app serve` on a port of its own, with the store of one person, for others who come over HTTP; it ends with its last reference.
public final class SharedServer: Sendable {
  public let home: BinaryHome
  public let port: Int
  private let process: BinaryProcess

  /// The password of everybody here.
  public static let password = "seven grey otters hum"

  public init(_ home: BinaryHome, port: Int = 0) async throws {
    self.home = home
    let log = home.path("log of the server \(UUID().uuidString)")
    // The shell becomes the server, whose notes then go where they can be read.
    process = try home.start(
      words: ["bash", "-c", "exec \"$APP\" serve --listen 127.0.0.1:\(port) 2> \"$0\"", log])
    self.port = try await Self.port(in: log)
  }

  public var url: String { "http://127.0.0.1:\(port)" }

  /// Ends the server; what was stored stays.
  public func stop() async {
    process.signal(SIGTERM)
    _ = await process.outcome(limit: .seconds(10))
  }

  /// Somebody with a home of their own, signed in to the server, whose commands go there.
  public func visitor(_ name: String = "ann", isNew: Bool = true) async throws -> BinaryHome {
    let visitor = try BinaryHome()
    let email = "\(name)@example.org"
    let there: [String: String?] = ["APP_STORE": url]
    if isNew {
      try await visitor.output(
        "users", "register", "--name", name, "--email", email, "--password-stdin", input: Self.password + "\n", environment: there
      )
    }
    try await visitor.output(
      "users", "login", "--email", email, "--password-stdin", input: Self.password + "\n", environment: there)
    return visitor
  }

  private static func port(in log: String) async throws -> Int {
    for _ in 0..<1000 {
      let said = String(decoding: FileManager.default.contents(atPath: log) ?? Data(), as: UTF8.self)
      if let start = said.firstRange(of: "http://127.0.0.1:"), let end = said[start.upperBound...].firstIndex(of: ";"),
        let port = Int(said[start.upperBound..<end])
      {
        return port
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw POSIXError(.ETIMEDOUT)
  }
}
