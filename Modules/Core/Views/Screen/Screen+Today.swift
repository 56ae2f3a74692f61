public import Values

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Screen {
  /// The calendar day where the user is, by the system's time zone; nil when the clock stands beyond every calendar.
  public var today: Day? {
    var seconds = time_t(now())
    var local = tm()
    guard localtime_r(&seconds, &local) != nil else { return Day(unixSeconds: now()) }
    return Day(unixSeconds: now() + Int64(local.tm_gmtoff))
  }
}
