import Values

/// How long a server wants to be left alone (RFC 9110, section 10.2.3).
enum RetryAfter {
  /// Seconds, or the time until a date; zero for one that has passed, nil for what is neither.
  static func wait(_ value: String?, now: Timestamp) -> Duration? {
    guard let value = value.map(Tidy.trimmed), !value.isEmpty else { return nil }
    if value.utf8.allSatisfy({ $0 &- 0x30 < 10 }) {
      // A number beyond all numbers is a long time as well.
      return .seconds(Int64(value).map { min($0, longest) } ?? longest)
    }
    guard let date = HTTPDate.unixSeconds(value, now: now) else { return nil }
    let today = now.nanoseconds / 1_000_000_000
    return .seconds(min(max(date - today, 0), longest))
  }

  /// A year: nobody waits longer, and durations stay in their range.
  private static let longest: Int64 = 366 * 86_400
}
