import HTTP

/// Why the server answers a request itself; the connection ends with that answer.
struct Refusal: Error, Equatable {
  let status: Int
  /// One sentence for the client.
  let reason: String

  static func malformed(_ reason: String) -> Refusal { Refusal(status: 400, reason: reason) }

  static let noLine = malformed("The request line is malformed.")
  static let head = malformed("The head of the request is malformed.")
  static let host = malformed("A request has exactly one Host.")
  static let framing = malformed("The length of the body is stated in more than one way.")
  static let target = malformed("The target of the request is malformed.")
  static let longTarget = Refusal(status: 414, reason: "The target of the request is too long.")
  static let largeHead = Refusal(status: 431, reason: "The head of the request is too large.")
  static let largeBody = Refusal(status: 413, reason: "The body of the request is too large.")
  static let coding = Refusal(status: 501, reason: "No transfer coding but chunked is understood.")
  static let noRoom = Refusal(status: 503, reason: "Too many large bodies are on their way.")
  static let stopping = Refusal(status: 503, reason: "The server is stopping.")

  var response: HTTPResponse {
    var headers: HTTPHeaders = ["Content-Type": "application/json; charset=utf-8"]
    if status == 503 { headers["Retry-After"] = "1" }
    return HTTPResponse(status, headers: headers, body: Array("{\"message\":\"\(reason)\"}".utf8))
  }

  /// For a connection that the library answers no more.
  var wire: [UInt8] {
    let response = response
    let phrase = [413: "Content Too Large", 503: "Service Unavailable"][status] ?? "Bad Request"
    let head = "HTTP/1.1 \(status) \(phrase)\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n"
    return Array("\(head)Content-Length: \(response.body.count)\r\n\r\n".utf8) + response.body
  }
}
