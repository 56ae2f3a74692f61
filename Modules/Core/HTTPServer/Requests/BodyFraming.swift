/// How the fields of a head say where the body ends (RFC 9112, section 6.3).
struct BodyFraming {
  private var lengths = 0
  private var codings = 0
  private var length = ""
  private var coding = ""

  /// Whether the field says how a body is framed, which whoever sends it decides.
  static func isFraming(_ name: String) -> Bool {
    HeadReader.isSame(name, "content-length") || HeadReader.isSame(name, "transfer-encoding")
  }

  var isChunked: Bool { codings > 0 }

  mutating func note(_ name: String, _ value: String) {
    if HeadReader.isSame(name, "content-length") {
      lengths += 1
      length = value
    } else if HeadReader.isSame(name, "transfer-encoding") {
      codings += 1
      coding = value
    }
  }

  /// Throws for what two readers could understand differently, and for more than `limit` bytes.
  func check(isHTTP10: Bool, limit: Int) throws(Refusal) {
    if codings > 0 {
      if lengths > 0 || codings > 1 || isHTTP10 { throw .framing }
      guard HeadReader.isSame(coding, "chunked") else { throw .coding }
    } else if lengths > 0 {
      guard lengths == 1, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }), !length.isEmpty else { throw .framing }
      guard let length = Int(length), length <= limit else { throw .largeBody }
    }
  }
}
