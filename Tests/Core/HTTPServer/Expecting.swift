import Testing

/// Expects a condition to hold soon, which on a busy machine is some seconds.
func expect(
  _ comment: Comment, within time: Duration = .seconds(8), sourceLocation: SourceLocation = #_sourceLocation,
  _ condition: () throws -> Bool
) async throws {
  let end = ContinuousClock.now + time
  while try !condition() {
    guard ContinuousClock.now < end else {
      Issue.record(comment, sourceLocation: sourceLocation)
      return
    }
    try await Task.sleep(for: .milliseconds(10))
  }
}
