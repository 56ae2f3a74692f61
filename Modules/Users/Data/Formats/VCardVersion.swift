/// The versions of vCard that are read and written; 2.1 has an encoding of its own and is refused by name.
enum VCardVersion: String, Sendable {
  /// RFC 2426.
  case three = "3.0"
  /// RFC 6350.
  case four = "4.0"
}
