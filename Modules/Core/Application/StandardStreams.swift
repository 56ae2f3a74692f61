#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The three descriptors every process begins with.
enum StandardStreams {
  /// Keeps the three from files that are opened later.
  ///
  /// What is written to a standard stream that the caller closed (`app … >&-`) would else end up in the store or an export.
  static func reserve() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      // Opened the wrong way round, so that using it is an error, as it is for a closed stream.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
