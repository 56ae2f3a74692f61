public import HTTP

/// A request to a server: what is asked of whom, and whether asking twice does harm.
public struct HTTPCall: Sendable, Equatable {
  /// In capitals, such as `GET`.
  public var method: String
  /// Absolute, `https` or `http`; what is outside ASCII may stand as it is, what is percent-encoded stays so.
  public var url: String
  /// Without those that frame a message, such as `Host` and `Content-Length`, which are the client's to write.
  public var headers: HTTPHeaders
  /// nil sends none; an empty one is one of no bytes.
  public var body: [UInt8]?
  /// For a `POST` or `PATCH` that does the same when it arrives twice, such as an upsert.
  public var isIdempotent = false
  /// For a body with a password or the like, which goes to no other origin even where a redirect says so.
  public var hasSecretBody = false
  /// Statuses from 400 on that are answers to this call and no errors.
  public var acceptedStatuses: Set<Int> = []

  /// A call without a body, unless one is given.
  public init(_ method: String = "GET", _ url: String, headers: HTTPHeaders = [:], body: [UInt8]? = nil) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }

  /// Whether the server may get it a second time: by its method (RFC 9110, section 9.2.2), its `Idempotency-Key`, or as stated.
  public var isRepeatable: Bool {
    switch method {
    case "GET", "HEAD", "OPTIONS", "PUT", "DELETE": true
    default: isIdempotent || headers["Idempotency-Key"] != nil
    }
  }
}
