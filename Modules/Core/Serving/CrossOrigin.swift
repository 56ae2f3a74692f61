import HTTP

/// Which pages in browsers may ask (fetch.spec.whatwg.org, "CORS protocol").
///
/// None unless it is named: a page anybody is lured to could open an account on the server of their own machine, and read everything.
struct CrossOrigin {
  /// As `Origin` has them, such as `https://example.org`.
  let allowed: Set<String>

  /// False for a page of an origin that is not named; programs other than browsers state none.
  func lets(_ request: HTTPRequest) -> Bool { request.headers["Origin"].map(allowed.contains) ?? true }

  /// The answer to a browser that asks before a page may.
  static let preflight = HTTPResponse(
    204,
    headers: [
      "Allow": "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
      "Access-Control-Allow-Methods": "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
      "Access-Control-Allow-Headers":
        "Accept, Accept-Profile, Authorization, Content-Profile, Content-Type, If-Match, If-None-Match, Prefer, Range, Range-Unit, "
        + "X-Client-Info, X-Supabase-Api-Version, apikey",
      "Access-Control-Max-Age": "86400",
    ])

  /// The answer with what lets the page read it.
  func allowing(_ response: HTTPResponse, _ request: HTTPRequest) -> HTTPResponse {
    guard let origin = request.headers["Origin"], allowed.contains(origin) else { return response }
    var response = response
    response.headers.add("Access-Control-Allow-Origin", origin)
    response.headers.add(
      "Access-Control-Expose-Headers", "Content-Range, ETag, Last-Position, Location, Preference-Applied, Retry-After")
    response.headers.add("Vary", "Origin")
    return response
  }
}
