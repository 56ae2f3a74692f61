public import Values

/// The clock a client waits by and the chance it draws from, handed in so that a test need not sleep.
public struct HTTPPacing: Sendable {
  /// For durations; never set back.
  public var now: @Sendable () -> ContinuousClock.Instant
  /// The date, which a server may name as the one to come back at.
  public var date: @Sendable () -> Timestamp
  /// Returns after so long, or throws `CancellationError`.
  public var pause: @Sendable (Duration) async throws -> Void
  /// From 0 to 1.
  public var chance: @Sendable () -> Double

  /// All four as a test wants them.
  public init(
    now: @escaping @Sendable () -> ContinuousClock.Instant, date: @escaping @Sendable () -> Timestamp,
    pause: @escaping @Sendable (Duration) async throws -> Void, chance: @escaping @Sendable () -> Double
  ) {
    self.now = now
    self.date = date
    self.pause = pause
    self.chance = chance
  }

  /// The system's clocks and random numbers.
  public static let system = HTTPPacing(
    now: { ContinuousClock.now },
    date: { SystemDate.now() },
    pause: { try await Task.sleep(for: $0) },
    chance: { Double.random(in: 0...1) })
}
