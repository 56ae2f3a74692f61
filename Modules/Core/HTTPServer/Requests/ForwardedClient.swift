import HTTP

/// Who sent a request that came through proxies.
struct ForwardedClient: Sendable {
  private let trusted: Set<String>

  /// Throws for what is no numeric address: it is never a peer, so trusting it would do nothing.
  init(trustedProxies: [String]) throws(HTTPServerError) {
    var trusted = Set<String>()
    for proxy in trustedProxies {
      guard let address = NumericAddress.canonical(proxy) else { throw .notAnAddress(proxy) }
      trusted.insert(address)
    }
    self.trusted = trusted
  }

  /// The peer, or the last address in `X-Forwarded-For` that is no trusted proxy's if the peer is one.
  func client(of peer: String, _ headers: HTTPHeaders) -> String {
    guard trusted.contains(peer), let list = headers["X-Forwarded-For"] else { return peer }
    var client = peer
    for entry in list.split(separator: ",").reversed() {
      // What stands before a forgery is a forgery.
      guard let address = Self.address(entry) else { return client }
      client = address
      if !trusted.contains(address) { return address }
    }
    return client
  }

  /// Without the port and the brackets that some proxies write.
  private static func address(_ entry: Substring) -> String? {
    let text = entry.drop { $0 == " " || $0 == "\t" }
    let bare = text.prefix { $0 != " " && $0 != "\t" }
    if bare.utf8.first == UInt8(ascii: "[") { return NumericAddress.canonical(String(bare.dropFirst().prefix { $0 != "]" })) }
    let parts = bare.split(separator: ":", omittingEmptySubsequences: false)
    return NumericAddress.canonical(parts.count == 2 ? String(parts[0]) : String(bare))
  }
}
