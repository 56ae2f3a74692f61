/// Unicode normalisation form C: the form in which text is stored, so that equal texts are equal bytes.
public enum NFC {
  /// The same text, composed; nothing else changes, not even NUL, controls or unassigned scalars.
  public static func normalized(_ text: String) -> String {
    var text = text
    let composed: String? = text.withUTF8 { bytes in
      isInert(bytes) ? nil : normalized(bytes)
    }
    return composed ?? text
  }

  private static func normalized(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var buffer = ScalarBuffer()
    var index = 0
    while index < bytes.count { buffer.appendCanonical(UTF8Scalars.next(bytes, &index)) }
    buffer.compose()
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    for scalar in buffer.scalars { UTF8Scalars.append(UInt32(bitPattern: scalar), to: &output) }
    return String(decoding: output, as: UTF8.self)
  }

  /// Whether every scalar belongs to blocks in which nothing decomposes, composes or moves: then the text is NFC as it is.
  static func isInert(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = UTF8Scalars.asciiPrefix(bytes)
    while index < bytes.count {
      let lead = bytes[index]
      if lead < 0xCC {
        index += 1
      } else if lead == 0xD0 || lead == 0xD1 {
        index += 2
      } else if index + 2 < bytes.count, isInert(lead, bytes[index + 1], bytes[index + 2]) {
        index += lead < 0xF0 ? 3 : 4
      } else {
        return false
      }
    }
    return true
  }

  private static func isInert(_ lead: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch lead {
    case 0xE2: second == 0x80 && third >= 0x82  // U+2000 and U+2001 are other spaces; from U+2002 on dashes and quotes
    case 0xE3: !(second == 0x80 && third >= 0xAA && third <= 0xAF) && !(second == 0x82 && (third == 0x99 || third == 0x9A))
    case 0xE4...0xE9, 0xEB, 0xEC: true  // Han and Hangul syllables; the jamo that would join them have other leads
    case 0xF0: second == 0x9F  // emoji
    default: false
    }
  }
}
