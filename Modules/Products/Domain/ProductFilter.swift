import Values

/// What a list of products is narrowed to; all that is given must hold.
public struct ProductFilter: Sendable, Equatable {
  /// Exactly this one.
  public var category: Category?
  /// Contained anywhere in the name, compared folded.
  public var name: String?

  /// Without arguments every product fits.
  public init(category: Category? = nil, name: String? = nil) {
    self.category = category
    self.name = name
  }
}
