/// What a piece of text is for; the style decides how that looks.
public enum StyleRole: Sendable, CaseIterable {
  case header
  case dim
  case error
  case warning
  case good
  case accent

  /// The SGR parameters (ECMA-48, 8.3.117), of the sixteen colours every terminal theme defines.
  var parameters: String {
    switch self {
    case .header: "1;4"
    case .dim: "2"
    case .error: "1;31"
    case .warning: "33"
    case .good: "32"
    case .accent: "36"
    }
  }
}
