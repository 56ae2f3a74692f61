/// Whether and how text is coloured on one stream.
public struct Style: Sendable, Equatable {
  /// Whether `apply` writes escape sequences.
  public let isColored: Bool

  /// Text as it is, without any escape sequence.
  public static let plain = Style(isColored: false)

  /// A style whose colour is decided already.
  public init(isColored: Bool) {
    self.isColored = isColored
  }

  /// The style of one stream: an explicit choice wins, then `NO_COLOR` (no-color.org), `TERM`, and whether it is a terminal.
  public init(_ choice: ColorChoice, isTerminal: Bool, environment: [String: String]) {
    switch choice {
    case .always: isColored = true
    case .never: isColored = false
    case .auto:
      let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      isColored = isTerminal && !isRefused && TerminalState.understandsEscapes(environment)
    }
  }

  /// The text in the look of its role. The text must be safe already: its own escape sequences would be obeyed.
  public func apply(_ role: StyleRole, to text: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(role.parameters)m\(text)\u{1B}[0m" : text
  }
}
