/// How letters beyond ASCII are written.
enum LaTeXLetters {
  private static let commands = LaTeXAccent.letters.merging(LaTeXSymbol.letters) { first, _ in first }
    .merging([0x2013: "{--}", 0x2014: "{---}", 0x201C: "{``}", 0x201D: "{''}"]) { first, _ in first }

  /// The command for the first scalar of valid UTF-8 of at most three bytes; nil when it is written as it is.
  static func command(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let (lead, second) = (UInt32(bytes[0]), UInt32(bytes[1] & 0x3F))
    if lead < 0xE0 { return commands[(lead & 0x1F) << 6 | second] }
    // Vietnamese letters, dashes and quotes; Chinese, Japanese and Korean need no look into the table.
    guard lead <= 0xE2 else { return nil }
    return commands[(lead & 0x0F) << 12 | second << 6 | UInt32(bytes[2] & 0x3F)]
  }
}
