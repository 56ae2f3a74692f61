import Values

/// Several values in one cell with commas between them, as most programs write tags.
enum CommaList {
  /// Without white space around them and empty ones between them; none for nil.
  static func items(_ text: String?) -> [String] {
    (text?.utf8.split(separator: 0x2C) ?? []).map { Tidy.text(String(Substring($0))) }.filter { !$0.isEmpty }
  }
}
