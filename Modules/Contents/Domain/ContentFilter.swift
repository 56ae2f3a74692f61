/// What a list of contents is narrowed to: folded texts, contained anywhere; all must hold.
public struct ContentFilter: Sendable, Equatable {
  /// Contained in the title.
  public var title: String?
  /// Contained in the theme, in the names above it too.
  public var theme: String?
  /// Exactly this one.
  public var level: Level?
  /// Contained in any of its tags.
  public var tag: String?

  /// Without arguments everything fits.
  public init(title: String? = nil, theme: String? = nil, level: Level? = nil, tag: String? = nil) {
    self.title = title
    self.theme = theme
    self.level = level
    self.tag = tag
  }
}
