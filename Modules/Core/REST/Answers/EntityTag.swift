import Values

/// What tells two states of a row, or of an answer, apart (RFC 9110, section 8.8.3).
enum EntityTag {
  /// In quotes, as the header has it.
  static func of(_ bytes: UnsafeRawBufferPointer) -> String {
    var hash = StableHash()
    hash.add(bytes)
    return "\"\(hash.digits)\""
  }

  /// Whether a header of tags, or `*`, names this one.
  static func isNamed(_ tag: String, in header: String) -> Bool {
    header.split(separator: ",").map(\.trimmed).contains { $0 == "*" || $0 == tag || $0 == "W/\(tag)" }
  }
}
