/// One word of the command line, by its form alone.
enum Token {
  /// No option: also a lone `-`, a negative number, and a dash before a blank.
  case argument
  case terminator
  /// `--name` or `--name=value`
  case long(name: String, value: String?)
  /// `-rn5`: what follows the dash.
  case short(Substring)

  /// - Parameter hasShort: whether a digit is the name of an option, so that `-5` is no number.
  init(_ text: String, hasShort: (Character) -> Bool) {
    // Bytes, since a combining mark would melt into the dash or the equals sign before it.
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "-"), bytes.count > 1 else {
      self = .argument
      return
    }
    let rest = text[bytes.index(after: bytes.startIndex)...]
    guard let first = rest.utf8.first, first != UInt8(ascii: "-") else {
      self = rest.utf8.count == 1 ? .terminator : Token(long: rest[rest.utf8.index(after: rest.startIndex)...])
      return
    }
    let mayBeNumber = first == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    let isOption = mayBeNumber ? rest.first.map(hasShort) ?? false : first != UInt8(ascii: " ")
    self = isOption ? .short(rest) : .argument
  }

  private init(long rest: Substring) {
    guard rest.utf8.first != UInt8(ascii: " ") else {
      self = .argument
      return
    }
    guard let equals = rest.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      self = .long(name: String(rest), value: nil)
      return
    }
    self = .long(name: String(rest[..<equals]), value: String(rest[rest.utf8.index(after: equals)...]))
  }
}
