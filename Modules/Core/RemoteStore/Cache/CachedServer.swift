import HTTP
import HTTPClient
import Synchronization

/// Reads a server through a cache: nothing is asked for some seconds, then whether it has changed, and without a network the last
/// answer stands.
final class CachedServer: Sendable {
  private static let timeToLive: Int64 = 10

  private let server: RemoteServer
  private let cache: AnswerCache?
  private let note: @Sendable (String) -> Void
  private let hasNoted = Mutex(false)

  init(_ server: RemoteServer, cache: AnswerCache?, note: @escaping @Sendable (String) -> Void) {
    self.server = server
    self.cache = cache
    self.note = note
  }

  /// Throws what the server does, unless the network is to blame and there is an answer.
  func answer(to target: String, of table: String) async throws -> HTTPResponse {
    guard let cache else { return try await server.send(RemoteRequest(target: target)) }
    let known = cache.answer(to: target, of: table)
    if let known, known.isFresh(Self.timeToLive) { return known.response }
    do {
      let response = try await server.send(
        RemoteRequest(target: target, headers: known?.tag.map { ["If-None-Match": $0] } ?? [:]))
      if let known, response.status == 304 {
        cache.renew(target, of: table)
        return known.response
      }
      cache.keep(response, to: target, of: table)
      return response
    } catch let error as NetworkError where error.reason == .unreachable || error.reason == .timedOut {
      guard let known else { throw error }
      noteAge(known.age)
      return known.response
    }
  }

  /// To be called when what was written has arrived, or may have.
  func forget(_ table: String) { cache?.forget(table) }

  private func noteAge(_ age: Int64) {
    let isFirst = hasNoted.withLock { noted in
      defer { noted = true }
      return !noted
    }
    if isFirst { note("\(server.host) cannot be reached; this is what it said \(Self.text(age)) ago.") }
  }

  private static func text(_ seconds: Int64) -> String {
    let units: [(Int64, String)] = [(86_400, "day"), (3_600, "hour"), (60, "minute"), (1, "second")]
    for (length, name) in units where seconds >= length {
      return "\(seconds / length) \(name)\(seconds / length == 1 ? "" : "s")"
    }
    return "a moment"
  }
}
