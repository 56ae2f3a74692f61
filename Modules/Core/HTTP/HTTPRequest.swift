/// A request as it stands on the wire: nothing of it is decoded yet but its framing.
public struct HTTPRequest: Sendable, Equatable {
  /// In capitals, such as `GET`.
  public var method: String
  /// Percent-encoded, from its first `/` to the `?`.
  public var path: String
  /// Percent-encoded, behind the `?`; empty when there is none.
  public var query: String
  public var headers: HTTPHeaders
  /// As the headers say it is encoded.
  public var body: [UInt8]
  /// The numeric address of whoever is at the other end of the connection, or whom a trusted proxy names.
  public var client: String

  /// A request without a body, unless one is given.
  public init(
    _ method: String, _ path: String, query: String = "", headers: HTTPHeaders = [:], body: [UInt8] = [],
    client: String = "127.0.0.1"
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.client = client
  }
}
