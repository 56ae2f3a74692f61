import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits for others who use the database, asking again the sooner the longer it has waited.
///
/// SQLite's own waiting does the opposite: its steps grow to 100 ms, so that of a few hundred processes those that came last
/// overtake the others, some of which then wait in vain.
final class BusyWait {
  private let limit: Duration
  private var began = ContinuousClock.now

  init(limit: Duration) {
    self.limit = limit
  }

  /// The database must be closed before this object goes.
  func install(on database: OpaquePointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_busy_handler(
      database,
      { context, attempt in
        guard let context else { return 0 }
        return Unmanaged<BusyWait>.fromOpaque(context).takeUnretainedValue().pause(attempt) ? 1 : 0
      }, context)
  }

  private func pause(_ attempt: Int32) -> Bool {
    if attempt == 0 { began = .now }
    let waited = ContinuousClock.now - began
    if waited >= limit { return false }
    usleep(.random(in: 1000...Self.longestStep(after: waited)))
    return true
  }

  /// In microseconds: a short one for whoever meets one other process, then from 60 ms down to 4 ms for those who waited long.
  ///
  /// It begins high, since asking costs time that the writer needs.
  private static func longestStep(after waited: Duration) -> UInt32 {
    let milliseconds = waited / .milliseconds(1)
    return milliseconds < 50 ? 5000 : UInt32(max(4000, 60_000 - milliseconds * 10))
  }
}
