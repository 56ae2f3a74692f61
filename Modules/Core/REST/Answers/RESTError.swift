import Files
public import HTTP

/// What a request is refused with: a status, and PostgREST's JSON of code, message, details and hint.
///
/// Codes are those of PostgREST (docs.postgrest.org, "Errors") and of PostgreSQL (appendix A of its manual).
public struct RESTError: Error, Equatable {
  public let status: Int
  public let code: String
  public let message: String
  public let details: String?
  public let hint: String?
  /// Seconds after which trying again makes sense.
  public let retryAfter: Int?

  /// An error of any code.
  public init(
    _ status: Int, _ code: String, _ message: String, details: String? = nil, hint: String? = nil, retryAfter: Int? = nil
  ) {
    self.status = status
    self.code = code
    self.message = message
    self.details = details
    self.hint = hint
    self.retryAfter = retryAfter
  }

  /// The answer that says so.
  public var response: HTTPResponse {
    var buffer = ByteBuffer(capacity: 256)
    for (name, text) in [("{\"code\":", code), (",\"details\":", details), (",\"hint\":", hint), (",\"message\":", message)] {
      buffer.append(name)
      if let text { buffer.appendJSON(text) } else { buffer.append("null") }
    }
    buffer.append("}")
    var headers: HTTPHeaders = ["Content-Type": "application/json; charset=utf-8"]
    if let retryAfter { headers["Retry-After"] = String(retryAfter) }
    if status == 401 { headers["WWW-Authenticate"] = "Bearer" }
    return HTTPResponse(status, headers: headers, body: Array(buffer.bytes))
  }
}
