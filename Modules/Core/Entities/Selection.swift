/// Which entities, in which order, and how many of them: what a list asks a repository for.
public struct Selection<Filter: Sendable, Order: Sendable>: Sendable {
  public var filter: Filter
  /// nil is the order of insertion, unless the repository promises another.
  public var order: Order?
  public var isReversed: Bool
  /// At most so many; nil is all.
  public var limit: Int?
  public var offset: Int

  public init(_ filter: Filter, order: Order? = nil, isReversed: Bool = false, limit: Int? = nil, offset: Int = 0) {
    self.filter = filter
    self.order = order
    self.isReversed = isReversed
    self.limit = limit
    self.offset = offset
  }
}
