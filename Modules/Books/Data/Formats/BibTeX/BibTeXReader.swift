import Files

/// Reads the entries of a BibTeX file one after another, in memory bounded by the largest; `@string` is applied, other commands are passed over.
final class BibTeXReader {
  private static let longestJoined = 1 << 20

  private var scanner: BibTeXScanner
  private var macros = BibTeXMacros()
  private var isAfterFault = false
  /// Once one comment was not closed, no other is looked through to the end of the file.
  private var closesComments = true
  /// Whether there was an entry, or another command of BibTeX, so far.
  private(set) var hasCommands = false

  init(_ source: ByteSource) throws {
    scanner = try BibTeXScanner(source)
  }

  var bytesRead: Int { scanner.bytesRead }

  /// The next entry; nil at the end. Throws `InputFault` for what cannot be read; the next call goes on at the next entry. `FileError`.
  func next() throws -> BibTeXEntry? {
    while try scanner.findCommand(afterFault: isAfterFault) {
      isAfterFault = false
      let line = scanner.line
      if let entry = try command(line) { return entry }
    }
    return nil
  }

  /// nil for what is no entry.
  private func command(_ line: Int) throws -> BibTeXEntry? {
    var type = ""
    do {
      let opening = scanner.mark
      _ = try scanner.takes(0x40)
      try scanner.skipSpace()
      type = try scanner.name().lowercased()
      try scanner.skipSpace()
      guard let bracket = try scanner.peek(), bracket == 0x7B || bracket == 0x28, !type.isEmpty else { return nil }
      // Text may well go on with a bracket behind a word, but seldom with a key and a comma in it.
      if bracket == 0x28, try !scanner.isEntry(at: opening) { return nil }
      _ = try scanner.takes(bracket)
      hasCommands = true
      return try content(of: type, closing: bracket == 0x7B ? 0x7D : 0x29, line: line)
    } catch let problem as BibTeXProblem {
      isAfterFault = true
      throw problem.fault(of: type == "string" || type == "preamble" ? "The @\(type)" : "The entry", line: line)
    }
  }

  private func content(of type: String, closing: UInt8, line: Int) throws -> BibTeXEntry? {
    switch type {
    case "comment": if closesComments { closesComments = try scanner.skipComment(closing: closing) }
    case "string": try readMacro(closing: closing, line: line)
    case "preamble":
      _ = try value(of: type)
      try expectClosing(closing)
    default: return try entry(type, closing: closing, line: line)
    }
    return nil
  }

  private func readMacro(closing: UInt8, line: Int) throws {
    try scanner.skipSpace()
    if try scanner.takes(closing) { return }
    let name = try scanner.name()
    if name.isEmpty { throw try unexpected("a name") }
    let value = try assigned(to: name)
    try scanner.skipSpace()
    _ = try scanner.takes(0x2C)
    try expectClosing(closing)
    try macros.define(name.lowercased(), as: value, line: line)
  }

  private func entry(_ type: String, closing: UInt8, line: Int) throws -> BibTeXEntry {
    let (key, field) = try keyOrField(closing: closing)
    var entry = BibTeXEntry(type: type, key: key, line: line)
    if let field {
      entry.fields.append(.init(name: field.lowercased(), value: try assigned(to: field)))
      try expectSeparator(closing, after: field)
    }
    while true {
      try scanner.skipSpace()
      if try scanner.takes(closing) { return entry }
      if try scanner.takes(0x2C) { continue }
      let name = try scanner.name()
      if name.isEmpty { throw try unexpected("the name of a field") }
      entry.fields.append(.init(name: name.lowercased(), value: try assigned(to: name)))
      try expectSeparator(closing, after: name)
    }
  }

  /// The key, or without one the name of the first field. A key with blanks in it, as some programs make, is taken as one.
  private func keyOrField(closing: UInt8) throws -> (key: String, field: String?) {
    var words: [String] = []
    while true {
      try scanner.skipSpace()
      let next = try scanner.peek()
      if next == 0x2C || next == closing { return (words.joined(separator: " "), nil) }
      if next == 0x3D {
        guard let field = words.first, words.count == 1 else { throw try unexpected("',' behind the key") }
        return ("", field)
      }
      let word = try scanner.keyWord(closing: closing)
      if word.isEmpty { throw try unexpected("a key and ','") }
      words.append(word)
    }
  }

  private func assigned(to name: String) throws -> [UInt8] {
    try scanner.skipSpace()
    guard try scanner.takes(0x3D) else { throw try unexpected("'=' behind '\(name)'") }
    return try value(of: name)
  }

  /// Pieces joined by `#`: in braces, in quotes, or words that are numbers or macros.
  private func value(of name: String) throws -> [UInt8] {
    try scanner.skipSpace()
    var value = try piece(of: name)
    try scanner.skipSpace()
    while try scanner.takes(0x23) {
      try scanner.skipSpace()
      value += try piece(of: name)
      if value.count > Self.longestJoined { throw BibTeXProblem.longValue(name) }
      try scanner.skipSpace()
    }
    return value
  }

  private func piece(of name: String) throws -> [UInt8] {
    switch try scanner.peek() {
    case 0x7B: return Array(try scanner.group())
    case 0x22: return Array(try scanner.quotation())
    default:
      let word = try scanner.name()
      if word.isEmpty { throw try unexpected("the value of '\(name)'") }
      return macros.value(of: word)
    }
  }

  private func expectSeparator(_ closing: UInt8, after name: String) throws {
    try scanner.skipSpace()
    guard let byte = try scanner.peek(), byte == 0x2C || byte == closing else {
      throw try unexpected("',' behind the value of '\(name)'")
    }
  }

  private func expectClosing(_ closing: UInt8) throws {
    try scanner.skipSpace()
    guard try scanner.takes(closing) else { throw try unexpected("'\(closing == 0x7D ? "}" : ")")'") }
  }

  private func unexpected(_ expected: String) throws -> BibTeXProblem {
    guard let byte = try scanner.peek() else { return .endOfFile }
    if byte == 0x40, try scanner.isNextEntry() { return .nextEntry(line: scanner.line) }
    let isPrintable = byte > 0x20 && byte < 0x7F
    let found = isPrintable ? "'\(Character(Unicode.Scalar(byte)))'" : "the byte \(byte)"
    return .unexpected("\(found) stands where \(expected) was expected", line: scanner.line)
  }
}
