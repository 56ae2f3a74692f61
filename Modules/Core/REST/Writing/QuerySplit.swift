import HTTP
public import Storage
import Values

/// A query in two parts: what a request says, and what whoever asks has to do with the rows that come.
///
/// So that every query is answered rightly: what no URL can say, or would make it too long, is checked here.
public struct QuerySplit: Sendable {
  /// A URL as a whole may have 8 KiB; some of it is the server's address.
  private static let longest = 6 << 10

  /// Finds all that the query does, perhaps more.
  public let asked: Query
  /// What is to be done with the rows found; nil is nothing. Its order is empty where they come in the right one.
  public let left: Query?
  /// Whether there is no need to ask.
  public let findsNothing: Bool

  /// Splits a query on the stored table.
  public init(_ query: Query, of table: TableDescription) {
    let conditions = query.conditions.map(\.withIDRanges)
    findsNothing = query.search?.isEmpty == true || query.limit == 0 || conditions.contains(.any([]))
    var asked = Query(isNewestFirst: query.isNewestFirst)
    var left = Query()
    let writer = FilterWriter(table: table)
    var room = Self.longest
    /// Takes room for an item.
    func fits(_ item: (name: String, value: String)) -> Bool {
      let size = PercentEncoding.encoded(item.value).utf8.count + item.name.utf8.count * 3 + 2
      if size <= room { room -= size }
      return size <= room
    }
    if let search = query.search {
      if table.isSearchable, let item = table.item(search), fits(item) { asked.search = search } else { left.search = search }
    }
    if let item = table.item(ordering: query.order), fits(item) { asked.order = query.order } else { left.order = query.order }
    for condition in conditions where condition != .all([]) {
      if let term = writer.term(condition), fits(term.item) {
        asked.conditions.append(condition)
      } else {
        left.conditions.append(condition)
      }
    }
    let isWhole = left == Query()
    (asked.limit, asked.offset) = isWhole ? (query.limit, query.offset) : (nil, 0)
    (left.limit, left.offset) = (query.limit, query.offset)
    self.asked = asked
    self.left = isWhole ? nil : left
  }
}
