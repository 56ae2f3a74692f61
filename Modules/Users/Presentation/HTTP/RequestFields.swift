import Files
import HTTP

/// The members of a JSON object that came with a request, each asked for by the type it must have.
struct RequestFields {
  private static let largestBody = 65_536

  private let members: [String: JSONValue]

  /// Throws `AuthFault` for a body that is too large, is no JSON, or says one thing twice.
  init(_ request: HTTPRequest) throws(AuthFault) {
    try Self.checkHead(request.headers)
    if request.body.count > Self.largestBody {
      throw AuthFault(413, "request_too_large", "A body may have at most \(Self.largestBody) bytes")
    }
    // A list of one object would read the same below.
    let first = request.body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard first == UInt8(ascii: "{"), case .object(let members)? = Self.value(request.body) else {
      throw .malformed("The body must be one JSON object")
    }
    try self.init(members)
  }

  private init(_ members: [JSONMember]) throws(AuthFault) {
    self.members = Dictionary(members.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    if self.members.count != members.count { throw .malformed("A name stands twice in one object") }
  }

  /// nil where there is none, or `null`; throws `AuthFault` for anything but a text.
  func text(_ name: String) throws(AuthFault) -> String? {
    switch members[name] {
    case .string(let text)?: return text
    case nil, .null?: return nil
    default: throw .invalid("'\(name)' must be a text")
    }
  }

  /// nil where there is none, or `null`; throws `AuthFault` for anything but an object.
  func object(_ name: String) throws(AuthFault) -> RequestFields? {
    switch members[name] {
    case .object(let members)?: return try RequestFields(members)
    case nil, .null?: return nil
    default: throw .invalid("'\(name)' must be an object")
    }
  }

  /// Whether the member is there, be it `null`.
  func has(_ name: String) -> Bool { members[name] != nil }

  /// nil for what is no JSON, and for more than one value.
  private static func value(_ body: [UInt8]) -> JSONValue? {
    let reader = JSONReader(ByteSource(body), limit: largestBody + 1)
    do {
      guard let element = try reader.next(), try reader.next() == nil else { return nil }
      return element.value
    } catch {
      return nil
    }
  }

  private static func checkHead(_ headers: HTTPHeaders) throws(AuthFault) {
    if let encoding = headers["Content-Encoding"], encoding.lowercased() != "identity" {
      throw AuthFault(415, "validation_failed", "A body must not be compressed")
    }
    guard let type = headers["Content-Type"] else { return }
    let name = type.prefix { $0 != ";" && $0 != " " }
    guard name.lowercased() == "application/json" else {
      throw AuthFault(415, "validation_failed", "A body must be application/json")
    }
  }
}
