public import Values

/// What the file of a shop leaves open, and whoever imports it decides.
public struct ProductReading: Sendable, Equatable {
  /// Of amounts that state none.
  public var currency: Currency?
  /// A file of lines `shop's category,category`, which are asked before the table of the program.
  public var categoryMap: String?
  /// Of products whose category is known to neither, and of those that state none.
  public var defaultCategory: Category?

  /// Everything is open, unless it is said otherwise.
  public init(currency: Currency? = nil, categoryMap: String? = nil, defaultCategory: Category? = nil) {
    self.currency = currency
    self.categoryMap = categoryMap
    self.defaultCategory = defaultCategory
  }
}
