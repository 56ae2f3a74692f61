/// What a client may take up before the server refuses it.
public struct HTTPLimits: Sendable {
  /// Bytes of the request line and the fields together; more is 431.
  public var headBytes = 16 << 10
  /// Bytes of the path and the query, as sent; more is 414.
  public var targetBytes = 8 << 10
  /// Bytes; more is 413.
  public var bodyBytes = 8 << 20
  /// Bytes of all bodies under way, beyond the first 64 KiB of each; more is 503. Nobody has shown who they are while a body comes.
  public var bodiesBytes = 32 << 20
  /// From the first connection, or the request line of a later request, until the head is whole.
  public var head = Duration.seconds(10)
  /// Until the body is whole, and again until the client has read the answer; the work between is the handler's.
  public var request = Duration.seconds(60)
  /// How long a connection is kept between two requests.
  public var idle = Duration.seconds(60)
  /// At once; fewer where the process may not open as many files. One more takes the place of an idle one, or is closed.
  public var connections = 1_000

  /// The limits that suit a household and its proxy.
  public init() {}
}
