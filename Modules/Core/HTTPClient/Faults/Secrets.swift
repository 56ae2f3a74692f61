import HTTP

/// What a call must keep secret, so that a server that repeats it does not bring it onto the screen.
struct Secrets {
  private let values: [[UInt8]]

  /// Shorter ones would hide words.
  private static let shortest = 6

  init(of call: HTTPCall) {
    var values: [[UInt8]] = []
    for field in call.headers.fields {
      switch field.name.lowercased() {
      case "authorization":
        // `Bearer` is no secret, what stands behind it is.
        values.append(Array(field.value.utf8.drop { $0 != 0x20 }.dropFirst()))
      case "cookie": values += field.value.utf8.split { $0 == 0x3B || $0 == 0x20 }.map { Array($0) }
      case "apikey", "idempotency-key", "x-api-key": values.append(Array(field.value.utf8))
      default: continue
      }
    }
    self.values = values.filter { $0.count >= Self.shortest }.sorted { $0.count > $1.count }
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
