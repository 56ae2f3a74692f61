/// Turns LaTeX into text, command by command. No nesting is too deep for it, since a group is a bit in a list and no call.
struct LaTeXDecoder {
  let input: UnsafeBufferPointer<UInt8>
  let keepsParagraphs: Bool
  var position = 0
  private(set) var output: [UInt8] = []
  /// Accents that wait for their letter, the outer one first.
  private var accents: [LaTeXAccent] = []
  /// For each open brace whether it stays in the text.
  private var groups: [Bool] = []

  init(_ input: UnsafeBufferPointer<UInt8>, keepsParagraphs: Bool) {
    self.input = input
    self.keepsParagraphs = keepsParagraphs
    output.reserveCapacity(input.count)
  }

  mutating func decode() {
    while position < input.count { step(input[position]) }
    putSpacingAccents()
  }

  func byte(_ offset: Int) -> UInt8? {
    position + offset < input.count ? input[position + offset] : nil
  }

  private mutating func step(_ byte: UInt8) {
    switch byte {
    case 0x5C: command()
    case 0x7B: open(isKept: false)
    case 0x7D: close()
    case 0x20, 0x09...0x0D: space()
    case 0x7E: put(" ", length: 1)
    case 0x24: math()
    case 0x2D: hyphens()
    case 0x27: if self.byte(1) == 0x27 { put("\u{201D}", length: 2) } else { put(raw: 1) }
    case 0x60: if self.byte(1) == 0x60 { put("\u{201C}", length: 2) } else { put(raw: 1) }
    case 0x3F: if self.byte(1) == 0x60 { put("\u{BF}", length: 2) } else { put(raw: 1) }
    case 0x21: if self.byte(1) == 0x60 { put("\u{A1}", length: 2) } else { put(raw: 1) }
    default: character(byte)
    }
  }

  // MARK: Characters

  /// Puts text for what stands here, and over it the accents that wait.
  mutating func put(_ text: String, length: Int) {
    position += length
    output.append(contentsOf: text.utf8)
    if !accents.isEmpty { putAccents() }
  }

  /// Puts bytes as they stand here.
  mutating func put(raw length: Int) {
    let end = min(position + length, input.count)
    output.append(contentsOf: input[position..<end])
    position = end
    if !accents.isEmpty { putAccents() }
  }

  private mutating func character(_ byte: UInt8) {
    if byte < 0x80 || accents.isEmpty {
      if accents.isEmpty {
        output.append(byte)
        position += 1
      } else {
        put(raw: 1)
      }
      return
    }
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    // An accent on a dotless letter replaces the dot.
    if byte == 0xC4, self.byte(1) == 0xB1 { return put("i", length: 2) }
    put(raw: length)
  }

  private mutating func putAccents() {
    for accent in accents.reversed() { output.append(contentsOf: String(accent.mark).utf8) }
    accents.removeAll(keepingCapacity: true)
  }

  /// Accents on nothing stand for themselves.
  private mutating func putSpacingAccents() {
    for accent in accents { output.append(contentsOf: accent.alone.utf8) }
    accents.removeAll(keepingCapacity: true)
  }

  private mutating func space() {
    var ends = 0
    while let next = byte(0), next == 0x20 || (0x09...0x0D).contains(next) {
      if next == 0x0A || next == 0x0D && byte(1) != 0x0A { ends += 1 }
      position += 1
    }
    // An accent takes the letter behind the blank.
    if accents.isEmpty { output.append(contentsOf: keepsParagraphs && ends > 1 ? "\n\n".utf8 : " ".utf8) }
  }

  private mutating func hyphens() {
    if byte(1) != 0x2D { return put(raw: 1) }
    if byte(2) == 0x2D { put("\u{2014}", length: 3) } else { put("\u{2013}", length: 2) }
  }

  /// What is between two `$` stays with them; a single one is a dollar.
  private mutating func math() {
    var end = position + 1
    while end < input.count, input[end] != 0x24 { end += input[end] == 0x5C ? 2 : 1 }
    put(raw: end < input.count ? end - position + 1 : 1)
  }

  // MARK: Groups

  private mutating func open(isKept: Bool) {
    position += 1
    groups.append(isKept)
    if isKept { output.append(0x7B) }
  }

  private mutating func close() {
    position += 1
    putSpacingAccents()
    if groups.popLast() ?? false { output.append(0x7D) }
  }

  // MARK: Commands

  private mutating func command() {
    guard let first = byte(1) else { return put(raw: 1) }
    if (first | 0x20) &- 0x61 < 26 { return word() }
    if let accent = LaTeXAccent.bySign[first] {
      position += 2
      accents.append(accent)
      return
    }
    switch first {
    case 0x25, 0x26, 0x24, 0x23, 0x5F, 0x7B, 0x7D:
      position += 1
      put(raw: 1)
    case 0x20, 0x09...0x0D, 0x2C, 0x3A, 0x3B: put(" ", length: 2)
    case 0x2D, 0x2F, 0x21, 0x40: position += 2
    case 0x5C: lineBreak()
    default: put(raw: 1)
    }
  }

  private mutating func lineBreak() {
    position += 2
    if byte(0) == 0x2A { position += 1 }
    while let next = byte(0), next == 0x20 || (0x09...0x0D).contains(next) { position += 1 }
    put(keepsParagraphs ? "\n" : " ", length: 0)
  }

  private mutating func word() {
    let start = position
    position += 1
    while let next = byte(0), (next | 0x20) &- 0x61 < 26 { position += 1 }
    let name = String(decoding: input[(start + 1)..<position], as: UTF8.self)
    if let accent = LaTeXAccent.byWord[name] { return accents.append(accent) }
    if let symbol = LaTeXSymbol.byName[name] {
      skipEndOfWord()
      return put(accents.isEmpty ? symbol : LaTeXAccent.base(symbol), length: 0)
    }
    switch LaTeXCommand(name) {
    case .paragraph:
      skipEndOfWord()
      put(keepsParagraphs ? "\n\n" : " ", length: 0)
    case .scalar: scalar(start)
    case .formatting: skipSpace()
    case .hidden: skipArgument()
    case nil: keep(from: start)
    }
  }

  /// A command that is not known stays as it is, with the braces of its argument.
  private mutating func keep(from start: Int) {
    output.append(contentsOf: input[start..<position])
    if byte(0) == 0x7B { open(isKept: true) }
  }

  /// Blanks behind a word end it and are no text, nor is an empty group.
  private mutating func skipEndOfWord() {
    skipSpace()
    if byte(0) == 0x7B, byte(1) == 0x7D { position += 2 }
  }

  private mutating func skipSpace() {
    while let next = byte(0), next == 0x20 || (0x09...0x0D).contains(next) { position += 1 }
  }

  private mutating func skipArgument() {
    skipSpace()
    guard byte(0) == 0x7B else { return }
    var depth = 0
    repeat {
      if byte(0) == 0x7B { depth += 1 }
      if byte(0) == 0x7D { depth -= 1 }
      position += 1
    } while depth > 0 && position < input.count
  }

  /// `\char233`, `\char"E9`, `\char'351`, and the same with `\symbol{…}`.
  private mutating func scalar(_ start: Int) {
    let isGroup = byte(0) == 0x7B
    if isGroup { position += 1 }
    let radix = byte(0) == 0x22 ? 16 : byte(0) == 0x27 ? 8 : 10
    if radix != 10 { position += 1 }
    let begin = position
    while let next = byte(0), Character(Unicode.Scalar(next)).hexDigitValue.map({ $0 < radix }) ?? false { position += 1 }
    let digits = String(decoding: input[begin..<position], as: UTF8.self)
    guard let number = UInt32(digits, radix: radix), let scalar = Unicode.Scalar(number), !isGroup || byte(0) == 0x7D else {
      position = start
      return put(raw: 1)
    }
    put(String(Character(scalar)), length: isGroup ? 1 : 0)
    if !isGroup, byte(0) == 0x20 { position += 1 }
  }
}
