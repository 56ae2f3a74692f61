/// What a list of widgets is narrowed to: folded texts, contained anywhere; all must hold.
public struct WidgetFilter: Sendable, Equatable {
  /// Contained in the name.
  public var name: String?
  /// Contained in any of its tags.
  public var tag: String?

  /// Without arguments everything fits.
  public init(name: String? = nil, tag: String? = nil) {
    self.name = name
    self.tag = tag
  }
}
