/// Cuts a value where no braces protect it.
enum BibTeXPieces {
  /// The pieces between separators; one more than there are separators.
  static func split(_ value: ArraySlice<UInt8>, at isSeparator: (UInt8) -> Bool) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var (start, depth, isEscaped) = (value.startIndex, 0, false)
    for place in value.indices {
      let byte = value[place]
      if byte == 0x7B { depth += 1 }
      if byte == 0x7D { depth -= 1 }
      if depth == 0, !isEscaped, isSeparator(byte) {
        pieces.append(value[start..<place])
        start = place + 1
      }
      isEscaped = byte == 0x5C && !isEscaped
    }
    pieces.append(value[start...])
    return pieces
  }

  /// The words between white space.
  static func words(_ value: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    split(value) { $0 == 0x20 || (0x09...0x0D).contains($0) }.filter { !$0.isEmpty }
  }
}
