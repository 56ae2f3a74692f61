/// The words of a folded text, cut exactly as the `ascii` tokenizer of SQLite FTS5 cuts them.
///
/// A word is a run of ASCII letters and digits and of bytes outside ASCII.
public enum FoldedWords {
  /// Whether the byte belongs to a word; every other one parts words.
  @inlinable public static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
  }

  /// The words in their order; none when the text is all punctuation.
  public static func words(in folded: String) -> [Substring] {
    folded.utf8.split { !isWordByte($0) }.map(Substring.init)
  }
}
