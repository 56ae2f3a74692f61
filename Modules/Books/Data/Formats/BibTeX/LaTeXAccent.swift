import Values

/// A command that puts a mark on the letter behind it ("LaTeX: A Document Preparation System", table 3.1; the TU encoding of LaTeX).
struct LaTeXAccent: Sendable {
  /// What stands behind the backslash.
  let command: String
  /// The combining mark.
  let mark: Unicode.Scalar
  /// What it prints on nothing.
  let alone: String

  private init(_ command: String, _ mark: Unicode.Scalar, _ alone: String) {
    self.command = command
    self.mark = mark
    self.alone = alone
  }

  static let all = [
    LaTeXAccent("`", "\u{300}", "`"), LaTeXAccent("'", "\u{301}", "\u{B4}"), LaTeXAccent("^", "\u{302}", "^"),
    LaTeXAccent("~", "\u{303}", "~"), LaTeXAccent("\"", "\u{308}", "\u{A8}"), LaTeXAccent("=", "\u{304}", "\u{AF}"),
    LaTeXAccent(".", "\u{307}", "\u{2D9}"), LaTeXAccent("c", "\u{327}", "\u{B8}"), LaTeXAccent("v", "\u{30C}", "\u{2C7}"),
    LaTeXAccent("u", "\u{306}", "\u{2D8}"), LaTeXAccent("H", "\u{30B}", "\u{2DD}"), LaTeXAccent("k", "\u{328}", "\u{2DB}"),
    LaTeXAccent("r", "\u{30A}", "\u{2DA}"), LaTeXAccent("d", "\u{323}", ""), LaTeXAccent("b", "\u{331}", ""),
    LaTeXAccent("t", "\u{361}", ""), LaTeXAccent("h", "\u{309}", ""), LaTeXAccent("G", "\u{30F}", ""),
    LaTeXAccent("textcommabelow", "\u{326}", ""),
  ]

  private var isSign: Bool { command.utf8.first.map { ($0 | 0x20) &- 0x61 >= 26 } ?? false }

  /// Those whose command is a sign, by it.
  static let bySign: [UInt8: LaTeXAccent] = Dictionary(
    all.filter(\.isSign).flatMap { accent in accent.command.utf8.map { ($0, accent) } }, uniquingKeysWith: { first, _ in first })

  /// Those whose command is a word, by it.
  static let byWord: [String: LaTeXAccent] = Dictionary(
    all.filter { !$0.isSign }.map { ($0.command, $0) }, uniquingKeysWith: { first, _ in first })

  /// The letter an accent goes on: an i or j that lost its dot to make room gets the accent in its place.
  static func base(_ letter: String) -> String {
    switch letter {
    case "\u{131}": "i"
    case "\u{237}": "j"
    default: letter
    }
  }

  /// How each letter with one accent is written, by its scalar: `{\'e}`, `{\c c}`, `{\'\i}`.
  static let letters: [UInt32: String] = {
    var letters: [UInt32: String] = [:]
    let bases = (UInt8(ascii: "a")...UInt8(ascii: "z")).flatMap { [$0, $0 & 0xDF] }
    for accent in all {
      for base in bases {
        let base = Character(Unicode.Scalar(base))
        let scalars = NFC.normalized("\(base)\(Character(accent.mark))").unicodeScalars
        guard scalars.count == 1, let scalar = scalars.first else { continue }
        letters[scalar.value] = "{\\\(accent.command)\(accent.argument(base))}"
      }
    }
    return letters
  }()

  private func argument(_ base: Character) -> String {
    let isBelow = !isSign && "ckdb".contains(command)
    if !isBelow, base == "i" || base == "j" { return "\\\(base)" }
    return isSign ? String(base) : " \(base)"
  }
}
