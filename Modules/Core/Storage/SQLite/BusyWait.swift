import CSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits for others who use the database, asking again every 1 to 20 ms.
///
/// SQLite's own waiting grows to 100 ms a step, which starves some of a few hundred waiting processes.
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
    if ContinuousClock.now - began >= limit { return false }
    usleep(.random(in: 1000...(attempt < 10 ? 5000 : 20_000)))
    return true
  }
}
