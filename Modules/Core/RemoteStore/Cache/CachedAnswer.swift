import HTTP
import Values

/// An answer of the server as it was kept, and for how long.
struct CachedAnswer {
  let response: HTTPResponse
  /// Seconds since the server last said that it is so; negative where the clock was set back.
  let age: Int64

  var tag: String? { response.headers["ETag"] }

  /// As long nothing is asked.
  func isFresh(_ seconds: Int64) -> Bool { (0..<seconds).contains(age) }

  private static let kept = ["ETag", "Last-Position"]

  /// nil for what is not whole, or an answer to another request that has the same name.
  init?(_ bytes: [UInt8], target: String, age: Int64) {
    self.age = age
    var lines: [String] = []
    var rest = bytes[...]
    for _ in 0..<(2 + Self.kept.count) {
      guard let end = rest.firstIndex(of: 0x0A) else { return nil }
      lines.append(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[(end + 1)...]
    }
    let body = Array(rest)
    guard lines[0] == Self.check(body), lines[1] == target else { return nil }
    var response = HTTPResponse(200, body: body)
    for (name, value) in zip(Self.kept, lines[2...]) where !value.isEmpty { response.headers[name] = value }
    self.response = response
  }

  /// The form of a file: a check of the body, the request, what is kept of the head, and the body.
  static func bytes(of response: HTTPResponse, to target: String) -> [UInt8] {
    let lines = [check(response.body), target] + kept.map { response.headers[$0] ?? "" }
    return Array((lines.joined(separator: "\n") + "\n").utf8) + response.body
  }

  private static func check(_ body: [UInt8]) -> String {
    var hash = StableHash()
    body.withUnsafeBytes { hash.add($0) }
    return "1 \(body.count) \(hash.digits)"
  }
}
