import HTTP

/// Follows what an answer says about another place, so that credentials stay where they belong; libcurl is told to follow nothing.
enum Redirect {
  /// Hops of one call: what servers need, and far fewer than a loop has.
  static let most = 5

  /// Where the answer sends a call, and the call to make there; nil for an answer that sends nowhere.
  static func next(
    _ call: HTTPCall, at address: HTTPAddress, after response: HTTPResponse
  ) throws(NetworkError) -> (HTTPCall, HTTPAddress)? {
    guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["Location"] else { return nil }
    guard let place = try? address.resolving(location) else {
      throw .redirect(address, "to a place that is no web address")
    }
    guard place.isSecure || !address.isSecure else { throw .redirect(address, "to a connection that is not secure") }
    var next = call
    if changesToGet(response.status, call.method) {
      next.method = "GET"
      next.body = nil
      for name in ["Content-Type", "Content-Encoding", "Content-Language", "Content-Location"] { next.headers[name] = nil }
    }
    if !place.hasSameOrigin(as: address) {
      guard next.body == nil || !call.hasSecretBody else {
        throw .redirect(address, "to another server, \(place.authority), which must not see what was sent")
      }
      next.headers = publicHeaders(of: next.headers)
    }
    return (next, place)
  }

  /// RFC 9110, sections 15.4.2 to 15.4.4: what every client does, and what 307 and 308 were made to prevent.
  private static func changesToGet(_ status: Int, _ method: String) -> Bool {
    switch status {
    case 303: method != "HEAD"
    case 301, 302: method == "POST"
    default: false
    }
  }

  /// Those that say nothing about who asks. A list of the others would miss the next one that somebody invents.
  private static func publicHeaders(of headers: HTTPHeaders) -> HTTPHeaders {
    var kept: HTTPHeaders = [:]
    for field in headers.fields {
      switch field.name.lowercased() {
      case "accept", "accept-language", "accept-profile", "content-encoding", "content-language", "content-profile",
        "content-type",
        "if-match", "if-modified-since", "if-none-match", "if-unmodified-since", "prefer", "range", "range-unit", "user-agent":
        kept.add(field.name, field.value)
      default: continue
      }
    }
    return kept
  }
}
