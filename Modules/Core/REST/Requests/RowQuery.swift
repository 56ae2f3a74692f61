import HTTP
import Storage
import Values

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
    let header = request.method == "GET" || request.method == "HEAD" ? request.headers["Range"] : nil
    if table.isFoundByID, let id = Self.soleID(request.query) {
      try self.init(id: id, range: RowRange(limit: nil, offset: nil, header: header), of: table)
    } else {
      try self.init(QueryItems(request.query), range: header, of: table)
    }
  }

  private init(_ items: QueryItems, range header: String?, of table: TableDescription) throws(RESTError) {
    layout = try table.layout(items["select"])
    range = try RowRange(limit: items["limit"], offset: items["offset"], header: header)
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

  /// All columns of the row with this id.
  private init(id: String, range: RowRange, of table: TableDescription) {
    layout = table.layout
    self.range = range
    query = Query(where: [.equal(Table.id, .text(id))])
    isFiltered = true
    self.id = id
    statesInsertionOrder = false
    conflict = []
    members = nil
  }

  /// The id in a query that is `id=eq.` and a UUID: what is asked most often, and in which nothing is left to decode.
  private static func soleID(_ query: String) -> String? {
    let lead = "id=eq.".utf8
    guard query.utf8.count == lead.count + UUIDText.length, query.utf8.starts(with: lead) else { return nil }
    var query = query
    return query.withUTF8 { octets in
      UUIDText.uuid(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(octets).dropFirst(lead.count))).map(UUIDText.text)
    }
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
