/// A patch of a colour, as exactly as a terminal can show it.
public struct Swatch: Sendable {
  private enum Depth {
    case none
    /// The 6 × 6 × 6 cube of the 256 colours of xterm.
    case indexed
    case direct
  }

  private let depth: Depth

  /// Nothing without colour; 24 bits where the terminal says so in `COLORTERM`, else 256 colours where `TERM` says so.
  public init(_ style: Style, environment: [String: String]) {
    guard style.isColored else {
      depth = .none
      return
    }
    let term = environment["TERM"] ?? ""
    if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") || term.hasSuffix("-direct") {
      depth = .direct
    } else {
      depth = term.hasSuffix("256color") ? .indexed : .none
    }
  }

  /// Whether there is anything to see.
  public var isShown: Bool {
    if case .none = depth { false } else { true }
  }

  /// Columns one patch takes.
  public static let width = 2

  /// Two blanks on the colour, eight bits for red, green and blue, red the highest; empty where no colour can be shown.
  public func text(_ rgb: UInt32) -> String {
    let (red, green, blue) = (rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF)
    switch depth {
    case .none: return ""
    case .direct: return "\u{1B}[48;2;\(red);\(green);\(blue)m  \u{1B}[0m"
    case .indexed: return "\u{1B}[48;5;\(16 + 36 * Self.step(red) + 6 * Self.step(green) + Self.step(blue))m  \u{1B}[0m"
    }
  }

  /// The nearest of the levels 0, 95, 135, 175, 215 and 255.
  private static func step(_ value: UInt32) -> UInt32 {
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }
}
