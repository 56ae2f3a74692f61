import Foundation
public import Testing

/// The binary serving on a port of the system's choice; it ends when this goes.
public final class ServedApp: Sendable {
  public let home: BinaryHome
  public let process: BinaryProcess
  public let port: UInt16

  /// Returns once it listens; records an issue and throws when it does not. `options` stand behind `serve --listen …`.
  public init(
    _ options: String..., home: BinaryHome? = nil, environment: [String: String?] = [:],
    at location: SourceLocation = #_sourceLocation
  ) async throws {
    let home = try home ?? BinaryHome()
    let process = try home.start(["serve", "--listen", "127.0.0.1:0"] + options, environment: environment)
    let port = try await Self.port(of: process)
    self.home = home
    self.process = process
    self.port = try #require(port, "\(process.errors)", sourceLocation: location)
  }

  private static func port(of process: BinaryProcess) async throws -> UInt16? {
    let lead = "Serving at http://127.0.0.1:"
    for _ in 0..<500 {
      if let start = process.errors.firstRange(of: lead) {
        return UInt16(process.errors[start.upperBound...].prefix { $0.isNumber })
      }
      if process.errors.firstRange(of: "Error: ") != nil { return nil }
      try await Task.sleep(for: .milliseconds(20))
    }
    return nil
  }

  /// On a connection of its own; nil when no answer came within the time.
  public func answer(to request: WebRequest, seconds: Int = 20) async throws -> Answer? {
    try await onThread { [port] in
      let client = try RawClient(port, seconds: seconds)
      client.send(request.octets)
      return client.answer(toHead: request.method == "HEAD")
    }
  }

  /// Records an issue and throws when no answer came.
  public func send(
    _ request: WebRequest, seconds: Int = 20, at location: SourceLocation = #_sourceLocation
  ) async throws -> Answer {
    try #require(
      try await answer(to: request, seconds: seconds), "an answer to \(request.method) \(request.target.prefix(200))",
      sourceLocation: location)
  }

  /// Whether it answers, and its store can be read.
  public func isHealthy() async throws -> Bool { try await answer(to: WebRequest("GET", "/health"))?.status == 200 }

  /// Stops it as a service manager does.
  public func stop() async -> BinaryOutcome {
    process.signal(SIGTERM)
    return await process.outcome()
  }
}
