/// How a client works; every default is one for people who wait at a terminal.
public struct HTTPClientOptions: Sendable {
  /// From looking up the host to the last byte, redirects and repetitions included.
  public var deadline = Duration.seconds(30)
  /// For one connection, encryption included.
  public var connectDeadline = Duration.seconds(10)
  /// Of one call, the first among them.
  public var attempts = 3
  /// Bytes of a body, decompressed.
  public var responseLimit = 64 << 20
  /// Connections to one host at the same time; what is more waits for one of them.
  public var connectionsPerHost = 4
  /// Certificates of authorities in PEM form that are trusted besides the system's.
  public var certificateFile: String?
  public var proxy = HTTPProxy.environment
  /// Whether `http://` may go beyond this machine, where everyone on the way reads it.
  public var allowsPlainHTTP = false
  /// What the client calls itself, unless a call says otherwise.
  public var userAgent = "app"
  public var pacing = HTTPPacing.system

  public init() {}
}
