import Values

/// Text as LaTeX writes it: accents, symbols and signs as commands.
enum LaTeXText {
  /// The text without LaTeX, in NFC; nil when it is no UTF-8. Math between `$` stays as it is, and so do commands that are not known.
  ///
  /// White space is one blank each; `keepsParagraphs` leaves an empty line and `\\` as line ends.
  static func plain(_ value: some Collection<UInt8>, keepsParagraphs: Bool = false) -> String? {
    let plain = value.withContiguousStorageIfAvailable { bytes in
      isPlain(bytes) ? String(validating: bytes, as: UTF8.self) : decoded(bytes, keepsParagraphs)
    }
    return plain ?? decoded(UnsafeBufferPointer(start: nil, count: 0), keepsParagraphs)
  }

  private static func decoded(_ bytes: UnsafeBufferPointer<UInt8>, _ keepsParagraphs: Bool) -> String? {
    var decoder = LaTeXDecoder(bytes, keepsParagraphs: keepsParagraphs)
    decoder.decode()
    return String(validating: decoder.output, as: UTF8.self).map(NFC.normalized)
  }

  /// Whether nothing in it means anything but itself, as in most titles and names.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var before: UInt8 = 0
    for byte in bytes {
      switch byte {
      case 0x5C, 0x7B, 0x7D, 0x7E, 0x24, 0x60, 0x09...0x0D: return false
      case 0x20, 0x27, 0x2D: if byte == before { return false }
      default: break
      }
      before = byte
    }
    return true
  }
}
