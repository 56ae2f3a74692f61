import ContentsDomain
import Values

extension Content {
  /// A content of which only what a test is about is said.
  static func sample(_ url: String, title: String? = nil, theme: String? = nil, level: Level? = nil) throws -> Content {
    Content(theme: try theme.map { try Theme(parsing: $0) }, url: try WebAddress(parsing: url), level: level, title: title)
  }
}
