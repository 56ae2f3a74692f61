import Files
import Values

/// The text of a piece of HTML: what a reader sees, blocks on lines of their own, without scripts and styles.
public enum PlainText {
  /// The text, lines trimmed and blanks run together; a text without tags and entities is not parsed, and no library is opened.
  ///
  /// Throws `MissingLibrary` where the system has no libxml2.
  public static func of(html: String) throws -> String {
    guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return Tidy.trimmed(html) }
    let parser = try MarkupParser(.html)
    var lines = PlainTextLines()
    // The library drops what begins with a stray end of an element, and a sign at the very end.
    for piece in ["<div>" + html + "\n", ""] {
      var piece = piece
      let events = try piece.withUTF8 { try parser.parse(UnsafeRawBufferPointer($0)) }
      for event in events { lines.add(event.event) }
    }
    return lines.text
  }
}
