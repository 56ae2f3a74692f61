import HTTP
import Storage

/// What a request says about rows: which of them, in which order, and what of them.
struct RowQuery {
  let layout: RowLayout
  /// Without limit and offset.
  let query: Query
  let range: RowRange
  /// Whether any condition narrows the rows.
  let isFiltered: Bool
  /// The row with this id alone, where that is all that is asked.
  let id: String?
  /// Whether rows are to come as they were inserted, and their places are of interest.
  let statesInsertionOrder: Bool
  /// Columns an upsert goes by.
  let conflict: [String]
  /// Members of the body that count; nil is all.
  let members: [String]?

  init(_ request: HTTPRequest, of table: TableDescription) throws(RESTError) {
    let items = try QueryItems(request.query)
    layout = try table.layout(items["select"])
    range = try RowRange(
      limit: items["limit"], offset: items["offset"],
      header: request.method == "GET" || request.method == "HEAD" ? request.headers["Range"] : nil)
    var query = Query()
    var statesInsertionOrder = false
    for (name, value) in items.items {
      switch name {
      case "select", "limit", "offset", "columns", "on_conflict": continue
      case "order":
        if let isNewestFirst = table.insertionOrder(value) {
          query.isNewestFirst = isNewestFirst
          statesInsertionOrder = true
        } else {
          query.order = try table.order(value)
        }
      case "and", "or", "not.and", "not.or": query.conditions.append(try table.condition(LogicTree(name, value)))
      case TableDescription.searchColumn: query.search = try table.search(FilterText(value))
      default: query.conditions.append(try table.condition(name, FilterText(value)))
      }
    }
    self.query = query
    self.statesInsertionOrder = statesInsertionOrder
    isFiltered = !query.conditions.isEmpty || query.search != nil
    id = Self.onlyID(query)
    conflict = items["on_conflict"].map(Self.names) ?? []
    members = items["columns"].map(Self.names)
  }

  private static func names(_ text: String) -> [String] {
    text.split(separator: ",").map { Substring($0.trimmed).unquoted }
  }

  private static func onlyID(_ query: Query) -> String? {
    guard query.conditions.count == 1, query.search == nil,
      case .compare(Table.id, .equal, .text(let id)) = query.conditions[0]
    else { return nil }
    return id
  }
}
