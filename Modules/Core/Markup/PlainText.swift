import Files
import Values

/// The text of a piece of HTML: what a reader sees, blocks on lines of their own, without scripts and styles.
public enum PlainText {
  /// The text, lines trimmed and blanks run together; a text without tags and entities stays as it is, and no library is opened.
  ///
  /// Throws `MissingLibrary` where the system has no libxml2.
  public static func of(html: String) throws -> String {
    if isPlain(html) { return Tidy.trimmed(html) }
    let parser = try MarkupParser(.html)
    var lines = PlainTextLines()
    // The library drops what begins with a stray end of an element, and a sign at the very end.
    for piece in ["<div>" + html + "\n", ""] {
      var piece = piece
      let events = piece.withUTF8 { parser.parse(UnsafeRawBufferPointer($0)) }
      for event in events { lines.add(event.event) }
    }
    return lines.text
  }

  /// Whether nothing in a text would be read as a tag or an entity: `5 < 6 & 7` is plain, `<b>` and `&amp;` are not.
  public static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") {
        let rest = bytes[(place + 1)...]
        if byte == UInt8(ascii: "<") ? beginsTag(rest) : beginsEntity(rest) { return false }
      }
      return true
    }
  }

  private static func beginsTag(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let next = rest.first else { return false }
    return isLetter(next) || next == UInt8(ascii: "/") || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
  }

  private static func beginsEntity(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if rest.first == UInt8(ascii: "#") { return true }
    guard let first = rest.first, isLetter(first) else { return false }
    return rest.first { !isLetter($0) && $0 &- 0x30 >= 10 } == UInt8(ascii: ";")
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
