import HTTP

/// What lets a page of another origin ask (fetch.spec.whatwg.org, "CORS protocol").
///
/// Any may: what counts is the token a page was given, and cookies, which a browser would add by itself, mean nothing here.
enum CrossOrigin {
  static let preflight = HTTPResponse(
    204,
    headers: [
      "Allow": "GET, HEAD, POST, PATCH, DELETE, OPTIONS",
      "Access-Control-Allow-Methods": "GET, HEAD, POST, PATCH, DELETE, OPTIONS",
      "Access-Control-Allow-Headers":
        "Accept, Accept-Profile, Authorization, Content-Profile, Content-Type, If-Match, If-None-Match, Prefer, Range, Range-Unit, "
        + "X-Client-Info, apikey",
      "Access-Control-Max-Age": "86400",
    ])

  static func allowing(_ response: HTTPResponse, _ request: HTTPRequest) -> HTTPResponse {
    guard request.headers["Origin"] != nil else { return response }
    var response = response
    response.headers.add("Access-Control-Allow-Origin", "*")
    response.headers.add("Access-Control-Expose-Headers", "Content-Range, ETag, Last-Position, Location, Preference-Applied, Retry-After")
    return response
  }
}
