/// A JSON value as written: numbers keep their digits, objects the order of their members.
public enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  /// The digits as they stand in the file, by the grammar of RFC 8259, section 6.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])
}
