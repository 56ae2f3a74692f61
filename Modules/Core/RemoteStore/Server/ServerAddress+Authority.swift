import Storage

extension ServerAddress {
  /// Host and port, as messages name a server.
  var authority: String { String(Substring(text.utf8.drop { $0 != 0x2F }.dropFirst(2).prefix { $0 != 0x2F })) }
}
