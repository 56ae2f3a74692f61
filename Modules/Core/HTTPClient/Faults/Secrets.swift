import HTTP

/// What a call must keep secret, so that a server that repeats it does not bring it onto the screen.
struct Secrets {
  private let values: [[UInt8]]

  /// Shorter ones would hide words.
  private static let shortest = 6

  init(of call: HTTPCall) {
    var values: [[UInt8]] = []
    for field in call.headers.fields
    where ["authorization", "apikey", "cookie", "idempotency-key"].contains(field.name.lowercased()) {
      // Behind `Bearer` stands the token, and between the semicolons each cookie.
      for part in field.value.utf8.split(whereSeparator: { [0x20, 0x3B, 0x2C].contains($0) }) where part.count >= Self.shortest {
        values.append(Array(part))
      }
    }
    self.values = values.sorted { $0.count > $1.count }
  }

  /// The text with a sign in place of each secret.
  func masked(_ text: String) -> String {
    if values.isEmpty { return text }
    var rest = Array(text.utf8)[...]
    var shown: [UInt8] = []
    while let first = rest.first {
      if let secret = values.first(where: { rest.starts(with: $0) }) {
        shown += Array("•••".utf8)
        rest = rest.dropFirst(secret.count)
      } else {
        shown.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: shown, as: UTF8.self)
  }
}
