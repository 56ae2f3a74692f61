public import Values

/// What to read from a table: a value, so that it can be run by any store, or be sent.
public struct Query: Sendable, Equatable {
  /// All must hold.
  public var conditions: [Condition]
  /// Full text; when there is no order, the best match comes first. A text without words finds nothing.
  public var search: SearchText?
  /// Nothing is the order of insertion. Equal rows follow by id.
  public var order: [Order]
  /// At most so many rows; a negative number is 0.
  public var limit: Int? {
    get { most }
    set { most = newValue.map { max($0, 0) } }
  }
  /// Leaves out so many rows at the beginning; a negative number is 0.
  public var offset: Int {
    get { skipped }
    set { skipped = max(newValue, 0) }
  }
  /// Turns the order of insertion round; the terms of `order` have a direction of their own.
  public var isNewestFirst: Bool
  private var most: Int?
  private var skipped = 0

  /// Every row in the order of insertion, unless it is said otherwise.
  public init(
    where conditions: [Condition] = [], search: SearchText? = nil, order: [Order] = [], limit: Int? = nil, offset: Int = 0,
    isNewestFirst: Bool = false
  ) {
    self.conditions = conditions
    self.search = search
    self.order = order
    self.isNewestFirst = isNewestFirst
    self.limit = limit
    self.offset = offset
  }

  /// One term of an order.
  public struct Order: Sendable, Hashable {
    /// A column of the table the query is run on.
    public let column: TableColumn
    /// Highest first.
    public let isDescending: Bool
    /// Where missing values stand, whichever way the others go.
    public let missingFirst: Bool

    /// Ascending with missing values last, unless it is said otherwise.
    public init(_ column: TableColumn, isDescending: Bool = false, missingFirst: Bool = false) {
      self.column = column
      self.isDescending = isDescending
      self.missingFirst = missingFirst
    }
  }
}
