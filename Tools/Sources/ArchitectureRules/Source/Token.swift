/// A piece of Swift source that is neither blank nor comment.
package struct Token: Hashable {
  package enum Kind {
    case word
    /// One character of punctuation or of an operator.
    case mark
    /// A whole literal without its quotes; `\u{FFFC}` stands for each interpolation, whose own tokens follow.
    case string
    case number
    case regex
  }

  package let kind: Kind
  /// Without the backticks of an escaped identifier.
  package let text: String
  /// Counted from 1; that of its first character.
  package let line: Int
  /// True when nothing stands between it and the token before.
  let isAttached: Bool
  /// True for an identifier in backticks, which is never a keyword.
  var isEscaped = false

  package func isWord(_ text: String) -> Bool { kind == .word && !isEscaped && self.text == text }

  package func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }
}
