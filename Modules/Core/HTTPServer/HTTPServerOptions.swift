/// Where an `HTTPServer` listens, and what it lets through.
public struct HTTPServerOptions: Sendable {
  /// A numeric address, IPv4 or IPv6; `::` takes connections of both.
  public var host = "127.0.0.1"
  /// 0 lets the system choose.
  public var port: UInt16 = 8080
  /// How many read and write connections, and answer what is to be answered `here`.
  public var threads = 4
  public var limits = HTTPLimits()
  /// Numeric addresses whose `X-Forwarded-For` is believed; everybody else's is ignored.
  public var trustedProxies: [String] = []

  /// A server for this machine alone.
  public init() {}
}
