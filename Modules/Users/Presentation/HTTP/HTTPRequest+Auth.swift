import HTTP

extension HTTPRequest {
  /// The token of `Authorization: Bearer …` (RFC 6750, section 2.1); throws `AuthFault` where there is none.
  func bearerToken() throws(AuthFault) -> String {
    guard let header = headers["Authorization"] else { throw .noToken }
    let words = header.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].lowercased() == "bearer" else { throw .noToken }
    return String(words[1])
  }

  /// The first value of this name in the query; nil where there is none, throws `AuthFault` for one that is not encoded properly.
  func parameter(_ name: String) throws(AuthFault) -> String? {
    for part in query.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard PercentEncoding.decoded(pair[0], plusIsBlank: true) == name else { continue }
      guard let value = PercentEncoding.decoded(pair.dropFirst().first ?? "", plusIsBlank: true) else {
        throw .invalid("'\(name)' is not encoded properly")
      }
      return value
    }
    return nil
  }
}
