/// How much there is of one theme.
public struct ThemeCount: Sendable, Equatable {
  /// nil for what has no theme.
  public let theme: Theme?
  /// Of this theme itself.
  public var contents: Int
  /// Of this theme and all below it.
  public var total: Int

  /// Nothing counted, unless it is said otherwise.
  public init(theme: Theme?, contents: Int = 0, total: Int = 0) {
    self.theme = theme
    self.contents = contents
    self.total = total
  }
}
