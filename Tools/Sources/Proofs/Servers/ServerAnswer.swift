import Foundation

/// What a server says to one request.
struct ServerAnswer: Equatable {
  /// 0 where the connection ended without an answer.
  let status: Int
  let text: String

  init(_ bytes: Data) {
    let whole = String(decoding: bytes, as: UTF8.self)
    // `HTTP/1.1 200 OK` (RFC 9112, section 4).
    let words = whole.prefix { $0 != "\r\n" }.split(separator: " ")
    status = words.count > 1 ? Int(words[1]) ?? 0 : 0
    text = whole.range(of: "\r\n\r\n").map { String(whole[$0.upperBound...]) } ?? ""
  }

  /// The text of a member of its JSON, wherever it stands; nil where there is none.
  func member(_ name: String) -> String? {
    guard let start = text.range(of: "\"\(name)\":\"")?.upperBound else { return nil }
    return String(text[start...].prefix { $0 != "\"" })
  }
}
