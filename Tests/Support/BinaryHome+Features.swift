import Foundation
public import Testing

extension BinaryHome {
  /// What a command answers in JSON; `words` begin with the feature.
  public func json<Answer: Decodable>(
    _ type: Answer.Type = Answer.self, _ words: [String], environment: [String: String?] = [:],
    at location: SourceLocation = #_sourceLocation
  ) async throws -> Answer {
    let outcome = try await start(["--json"] + words, environment: environment).outcome()
    try #require(outcome.ending == .exited(0), "\(words)\n\(outcome)", sourceLocation: location)
    return try JSONDecoder().decode(Answer.self, from: Data(outcome.outputBytes))
  }

  /// Imports a file of this text into a feature; the code is 0, or 65 where rows are rejected, and the counts add up.
  @discardableResult
  public func importing(
    _ text: String, into feature: String, _ options: [String] = [], at location: SourceLocation = #_sourceLocation
  ) async throws -> ImportJSON {
    let file = try write(text, to: "import \(UUID().uuidString)")
    let outcome = try await start([feature, "import", "--json", file] + options).outcome()
    try #require([.exited(0), .exited(65)].contains(outcome.ending), "\(outcome)", sourceLocation: location)
    let result = try JSONDecoder().decode(ImportJSON.self, from: Data(outcome.outputBytes))
    #expect(outcome.ending == .exited(result.rejected.isEmpty ? 0 : 65), "\(outcome)", sourceLocation: location)
    #expect(result.read == result.numbers.dropFirst().reduce(0, +), "\(outcome)", sourceLocation: location)
    return result
  }
}
