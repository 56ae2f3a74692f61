import TestSupport
import Testing

/// A content as the binary gives it to machines.
struct ContentJSON: Decodable, Equatable {
  var id: String
  var theme: String?
  var url: String
  var level: String?
  var title: String?
  var note: String?
  var tags: [String]
  var addedAt: String?
}

extension BinaryHome {
  /// Adds a content and gives its id.
  @discardableResult
  func add(_ words: String...) async throws -> String {
    let outcome = try await start(["contents", "add"] + words).outcome()
    try #require(outcome.ending == .exited(0), "\(outcome)")
    return try #require(outcome.lines.first)
  }

  /// The contents a command lists.
  func contents(_ words: String...) async throws -> [ContentJSON] {
    try await json([ContentJSON].self, ["contents"] + words)
  }
}
