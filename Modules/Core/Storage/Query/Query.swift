public import Values

/// What to read from a table: a value, so that it can be run by any store, or be sent.
public struct Query: Sendable, Equatable {
  /// All must hold.
  public var conditions: [Condition]
  /// Full text; when there is no order, the best match comes first.
  public var search: SearchText?
  /// Nothing is the order of insertion. Equal rows follow by id; missing values come last, also descending.
  public var order: [Order]
  public var limit: Int?
  public var offset: Int
  /// Turns the order of insertion round; the terms of `order` have a direction of their own.
  public var isNewestFirst: Bool

  public init(
    where conditions: [Condition] = [], search: SearchText? = nil, order: [Order] = [], limit: Int? = nil, offset: Int = 0,
    isNewestFirst: Bool = false
  ) {
    self.conditions = conditions
    self.search = search
    self.order = order
    self.limit = limit
    self.offset = offset
    self.isNewestFirst = isNewestFirst
  }

  /// One term of an order.
  public struct Order: Sendable, Hashable {
    public let column: TableColumn
    public let isDescending: Bool

    public init(_ column: TableColumn, isDescending: Bool = false) {
      self.column = column
      self.isDescending = isDescending
    }
  }
}
