/// What is left of a text by which two things are told to be the same: its letters and digits, and the signs that carry meaning.
///
/// `Catch-22` and `Catch 22` are one, `9/11` and `911` are two: between digits a sign parts them.
public enum LikenessKey {
  /// Of a folded text; that of signs alone, such as `!!!`, is the text itself.
  ///
  /// - Parameter signs: ASCII signs that count wherever they stand, as `+` and `#` tell C, C++ and C# apart.
  public static func of(folded: String, signs: StaticString) -> String {
    var folded = folded
    let key = folded.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count) { output in
        var count = 0
        for place in bytes.indices where isLetter(bytes[place]) || has(signs, bytes[place]) || partsDigits(bytes, place) {
          output[count] = bytes[place]
          count += 1
        }
        return count
      }
    }
    return key.isEmpty ? folded : key
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || isDigit(byte) || byte &- 0x61 < 26 }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func has(_ signs: StaticString, _ byte: UInt8) -> Bool {
    signs.withUTF8Buffer { $0.contains(byte) }
  }

  /// A comma does not: it parts thousands, which people write or leave out.
  private static func partsDigits(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    switch bytes[place] {
    case 0x2D, 0x2E, 0x2F, 0x3A, 0x3D:
      place > 0 && place + 1 < bytes.count && isDigit(bytes[place - 1]) && isDigit(bytes[place + 1])
    default: false
    }
  }
}
