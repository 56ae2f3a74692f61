import Terminal

/// A message as lines of text.
enum MessageText {
  static func lines(_ message: Message, style: Style) -> String {
    let text = SafeText.forTerminal(message.text)
    let first =
      switch message.kind {
      case .note: text
      case .success: style.apply(.good, to: text)
      case .warning: style.apply(.warning, to: "Warning:") + " " + text
      case .failure: style.apply(.error, to: "Error:") + " " + text
      }
    guard let hint = message.hint else { return first + "\n" }
    return first + "\n" + style.apply(.dim, to: SafeText.forTerminal(hint)) + "\n"
  }
}
