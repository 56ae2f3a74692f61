import Files
import HTTP
import Values

/// What a server says about a fault: a member of its JSON, or the first line of its text.
struct ServerMessage {
  /// On one line, without control characters and without what the caller must keep secret; ends like a sentence.
  let text: String?
  /// PostgREST's `code`, GoTrue's `error_code`.
  let code: String?

  private static let longest = 300

  init(_ response: HTTPResponse, secrets: Secrets) {
    let members = Self.members(response.body)
    // PostgREST says `message`; GoTrue `msg`, or as OAuth wants it (RFC 6749, section 5.2); many others `error`.
    let stated = Self.first(["message", "msg", "error_description", "error"], in: members)
    code = Self.first(["error_code", "code"], in: members)
    let text = stated ?? Self.firstLine(response)
    self.text = text.flatMap { Self.sentence(secrets.masked($0)) }
  }

  private static func members(_ body: [UInt8]) -> [JSONMember] {
    guard body.first(where: { $0 > 0x20 }) == 0x7B else { return [] }
    guard case .object(let members)? = try? JSONReader(ByteSource(body)).next()?.value else { return [] }
    return members
  }

  private static func first(_ names: [String], in members: [JSONMember]) -> String? {
    for name in names {
      switch members.first(where: { $0.name == name })?.value {
      case .string(let text) where !text.isEmpty: return text
      case .object(let nested): if let text = first(["message"], in: nested) { return text }
      default: continue
      }
    }
    return nil
  }

  /// A page for browsers says nothing in its first line, nor does JSON that cannot be read.
  private static func firstLine(_ response: HTTPResponse) -> String? {
    guard let first = response.body.first(where: { $0 > 0x20 }), first != 0x3C, first != 0x7B else { return nil }
    let line = response.body.drop { $0 <= 0x20 }.prefix { $0 != 0x0A && $0 != 0x0D }
    return String(validating: line, as: UTF8.self)
  }

  private static func sentence(_ text: String) -> String? {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(longest) {
      scalars.append(scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value ? " " : scalar)
    }
    let sentence = Tidy.text(String(scalars))
    if sentence.isEmpty { return nil }
    let isEnded = sentence.hasSuffix(".") || sentence.hasSuffix("!") || sentence.hasSuffix("?")
    return text.unicodeScalars.count > longest ? sentence + "…" : isEnded ? sentence : sentence + "."
  }
}
