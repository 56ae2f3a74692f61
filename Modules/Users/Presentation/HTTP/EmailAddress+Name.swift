import Values

extension EmailAddress {
  /// What stands before the `@`: what somebody is called who has not said otherwise.
  var localName: String {
    let local = text.utf8.lastIndex(of: UInt8(ascii: "@")).map { String(text[..<$0]) } ?? text
    return Tidy.text(local).isEmpty ? text : local
  }
}
