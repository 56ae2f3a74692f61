import Values

/// Times that browsers and services write as a number since 1970.
enum EpochTime {
  /// Seconds, milliseconds, microseconds or nanoseconds, told apart by size; nil for junk, and for 0, which stands for no time.
  static func timestamp(_ text: String?) -> Timestamp? {
    guard let text, text.utf8.allSatisfy({ $0 &- 0x30 < 10 }), let number = Int64(text), number > 0 else { return nil }
    let perUnit: Int64 =
      switch number {
      case ..<100_000_000_000: 1_000_000_000
      case ..<100_000_000_000_000: 1_000_000
      case ..<100_000_000_000_000_000: 1_000
      default: 1
      }
    let (nanoseconds, overflows) = number.multipliedReportingOverflow(by: perUnit)
    return overflows ? nil : Timestamp(nanoseconds: nanoseconds)
  }

  /// Whole seconds; nil for what `timestamp` would read as none.
  static func seconds(_ time: Timestamp?) -> Int64? {
    guard let time, time.nanoseconds >= 1_000_000_000 else { return nil }
    return time.nanoseconds / 1_000_000_000
  }
}
