extension Substring {
  /// Without blanks around it.
  var trimmed: String {
    var text = utf8[...]
    while text.first == 0x20 { text.removeFirst() }
    while text.last == 0x20 { text.removeLast() }
    return String(Substring(text))
  }

  /// Without the quotes a name may stand in.
  var unquoted: String {
    let isQuoted = utf8.count > 1 && first == "\"" && last == "\""
    return isQuoted ? String(dropFirst().dropLast()) : String(self)
  }
}
