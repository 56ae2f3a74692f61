import Values

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The date this machine has.
enum SystemDate {
  static func now() -> Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(unixSeconds: Int64(time.tv_sec)) ?? Timestamp(nanoseconds: 0)
  }
}
