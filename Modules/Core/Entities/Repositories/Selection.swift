/// Which entities, in which order, and how many of them: what a list asks a repository for.
public struct Selection<Filter: Sendable, Order: Sendable>: Sendable {
  /// What must hold of an entity.
  public var filter: Filter
  /// nil is the order of insertion, unless the repository promises another.
  public var order: Order?
  /// Turns the order round, that of insertion too.
  public var isReversed: Bool
  /// At most so many; nil is all.
  public var limit: Int?
  /// Leaves out so many at the beginning.
  public var offset: Int

  /// Everything the filter lets through, unless it is said otherwise.
  public init(_ filter: Filter, order: Order? = nil, isReversed: Bool = false, limit: Int? = nil, offset: Int = 0) {
    self.filter = filter
    self.order = order
    self.isReversed = isReversed
    self.limit = limit
    self.offset = offset
  }
}
