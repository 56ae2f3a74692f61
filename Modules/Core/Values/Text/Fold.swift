/// One folded form of text for search, sort keys and duplicates, so that what a person types without accents finds what is written with them.
///
/// NFKD, marks removed, case folded (Unicode Standard Annexes #15 and #44), letters such as œ and ł spelled out, typographic signs as ASCII,
/// white space as single spaces, and every CJK character and symbol a word of its own. Folding a folded text changes nothing.
public enum Fold {
  /// The folded form; empty when nothing visible is left.
  public static func folded(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      if UTF8Scalars.asciiPrefix(bytes) == bytes.count {
        return String(unsafeUninitializedCapacity: bytes.count) { foldASCII(bytes, into: $0) }
      }
      var output: [UInt8] = []
      append(bytes, to: &output)
      return String(decoding: output, as: UTF8.self)
    }
  }

  /// Appends the folded form of UTF-8 text; bytes that are no UTF-8 count as U+FFFD.
  public static func append(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    let start = output.count
    if UTF8Scalars.asciiPrefix(bytes) == bytes.count {
      output.append(contentsOf: bytes)
      let count = output.withUnsafeMutableBufferPointer { output in
        foldASCII(bytes, into: UnsafeMutableBufferPointer(rebasing: output[start...]))
      }
      output.removeLast(bytes.count - count)
      return
    }
    output.reserveCapacity(start + bytes.count + bytes.count / 2)
    if !appendQuickly(bytes, to: &output) {
      output.removeLast(output.count - start)
      appendComposing(bytes, to: &output)
    }
  }

  private static func foldASCII(_ bytes: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var count = 0
    var owesSpace = false
    for byte in bytes {
      if byte <= 0x20 || byte == 0x7F {
        owesSpace = count > 0
        continue
      }
      if owesSpace {
        output[count] = 0x20
        count += 1
        owesSpace = false
      }
      output[count] = byte &- 0x41 < 26 ? byte | 0x20 : byte
      count += 1
    }
    return count
  }

  /// Folds scalar by scalar; `false` (with output to be thrown away) as soon as one may join its neighbour.
  private static func appendQuickly(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) -> Bool {
    let alphabets = FoldTable.alphabets
    var writer = FoldWriter(take(&output))
    defer { output = writer.output }
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        let isSpace = byte <= 0x20 || byte == 0x7F
        writer.put(UInt32(byte &- 0x41 < 26 ? byte | 0x20 : byte), isSpace ? .space : .plain)
        index += 1
        continue
      }
      let scalar = UTF8Scalars.next(bytes, &index)
      switch scalar {
      case 0x80..<0x700: if !alphabets.put(scalar, to: &writer) { return false }
      case 0x1E00..<0x2070: if !FoldTable.extended.put(scalar, to: &writer) { return false }
      // Composed kana, Han and Hangul syllables; a mark or jamo that would change one is in none of these ranges.
      case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
        writer.put(scalar, .word)
      default: return false
      }
    }
    return true
  }

  /// The rules in full: decompose and map everything, compose what was kept, then write.
  static func appendComposing(_ bytes: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    var buffer = ScalarBuffer()
    var index = 0
    while index < bytes.count { FoldRules.fold(UTF8Scalars.next(bytes, &index)) { buffer.append($0) } }
    buffer.compose()
    var writer = FoldWriter(take(&output))
    for scalar in buffer.scalars {
      let scalar = UInt32(bitPattern: scalar)
      writer.put(scalar, FoldedScalar(scalar))
    }
    output = writer.output
  }

  /// Moves the array out, so that the writer appends in place instead of to a copy.
  private static func take(_ output: inout [UInt8]) -> [UInt8] {
    var taken: [UInt8] = []
    swap(&taken, &output)
    return taken
  }
}
