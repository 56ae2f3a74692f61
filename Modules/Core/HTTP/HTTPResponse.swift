/// The answer to a request; who sends it adds the length and the date.
public struct HTTPResponse: Sendable, Equatable {
  /// Three digits (RFC 9110, section 15).
  public var status: Int
  public var headers: HTTPHeaders
  /// Left out on the wire for `HEAD`, 204 and 304.
  public var body: [UInt8]

  /// An answer of these bytes.
  public init(_ status: Int, headers: HTTPHeaders = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// An answer of JSON text.
  public static func json(_ status: Int, _ text: String, headers: HTTPHeaders = [:]) -> HTTPResponse {
    var headers = headers
    headers["Content-Type"] = "application/json; charset=utf-8"
    return HTTPResponse(status, headers: headers, body: Array(text.utf8))
  }
}
