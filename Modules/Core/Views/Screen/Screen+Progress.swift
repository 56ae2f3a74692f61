import Terminal

extension Screen {
  /// Runs a long task that reports how much it has done in all; people at a terminal see it, nobody else.
  public func withProgress<Result>(
    _ label: String, total: Int? = nil, _ body: (_ report: @escaping @Sendable (Int) -> Void) async throws -> Result
  ) async throws -> Result {
    let width = errorWidth.flatMap { isQuiet || !TerminalState.understandsEscapes(environment) ? nil : $0 }
    let progress = Progress(
      label, total: total, sink: width.map { _ in errors }, width: width ?? 0,
      usesBlocks: TerminalState.writesUTF8(environment), clock: uptime)
    defer { progress.finish() }
    return try await body { progress.update(to: $0) }
  }
}
