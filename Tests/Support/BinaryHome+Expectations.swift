public import Testing

extension BinaryHome {
  /// What a run writes on standard output; an issue is recorded when it does not end with 0.
  @discardableResult
  public func output(
    _ arguments: String..., input: String? = nil, environment: [String: String?] = [:],
    at location: SourceLocation = #_sourceLocation
  ) async throws -> String {
    let outcome = try await start(arguments, input: input, environment: environment).outcome()
    #expect(outcome.ending == .exited(0), "\(arguments)\n\(outcome)", sourceLocation: location)
    return outcome.output
  }

  /// What a failing run writes on standard error: an `Error: ` and nothing on standard output, by the contract of the command line.
  @discardableResult
  public func error(
    _ code: Int32, _ arguments: String..., input: String? = nil, environment: [String: String?] = [:],
    at location: SourceLocation = #_sourceLocation
  ) async throws -> String {
    let outcome = try await start(arguments, input: input, environment: environment).outcome()
    #expect(outcome.ending == .exited(code), "\(arguments)\n\(outcome)", sourceLocation: location)
    #expect(outcome.output.isEmpty, "\(arguments)\n\(outcome)", sourceLocation: location)
    #expect(outcome.errors.hasPrefix("Error: "), "\(arguments)\n\(outcome)", sourceLocation: location)
    return outcome.errors
  }
}
