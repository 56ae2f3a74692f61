/// A request as a program sends it.
public struct WebRequest: Sendable {
  public var method: String
  /// Path and query, as sent.
  public var target: String
  public var fields: [(name: String, value: String)]
  public var body: [UInt8]?

  public init(_ method: String, _ target: String, _ body: String? = nil, _ fields: [(name: String, value: String)] = []) {
    self.method = method
    self.target = target
    self.fields = fields
    self.body = body.map { Array($0.utf8) }
  }

  public func with(_ name: String, _ value: String) -> WebRequest {
    var request = self
    request.fields.append((name, value))
    return request
  }

  /// Shows a token, or the key of the server.
  public func by(_ bearer: String?) -> WebRequest { bearer.map { with("Authorization", "Bearer \($0)") } ?? self }

  public var octets: [UInt8] {
    var lines = ["\(method) \(target) HTTP/1.1", "Host: localhost"] + fields.map { "\($0.name): \($0.value)" }
    if let body {
      if !fields.contains(where: { $0.name == "Content-Type" }) { lines.append("Content-Type: application/json") }
      lines.append("Content-Length: \(body.count)")
    }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (body ?? [])
  }
}
