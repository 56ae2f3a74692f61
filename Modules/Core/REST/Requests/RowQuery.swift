import Entities
import HTTP
import Storage

/// What a request says about rows: which of them, in which order, and what of them.
struct RowQuery<Row: Record> {
  let table: RemoteTable<Row>
  let selected: [Selected<Row.Model>]
  /// Without limit and offset.
  let query: Query
  let range: RowRange
  /// Whether any condition narrows the rows.
  let isFiltered: Bool
  /// The row with this id alone, where that is all that is asked.
  let id: String?
  /// Columns an upsert goes by.
  let conflict: [String]
  /// Members of the body that count; nil is all.
  let members: [String]?

  init(_ request: HTTPRequest, of table: RemoteTable<Row>) throws(RESTError) {
    let items = try QueryItems(request.query)
    self.table = table
    selected = try table.selected(items["select"])
    range = try RowRange(
      limit: items["limit"], offset: items["offset"],
      header: request.method == "GET" || request.method == "HEAD" ? request.headers["Range"] : nil)
    var query = Query()
    for (name, value) in items.items {
      switch name {
      case "select", "limit", "offset", "columns", "on_conflict": continue
      case "order": query.order = try table.order(value)
      case "and", "or", "not.and", "not.or": query.conditions.append(try table.condition(LogicTree(name, value)))
      case RemoteTable<Row>.searchColumn: query.search = try table.search(FilterText(value))
      default: query.conditions.append(try table.condition(name, FilterText(value)))
      }
    }
    self.query = query
    isFiltered = !query.conditions.isEmpty || query.search != nil
    id = Self.onlyID(query)
    conflict = items["on_conflict"].map(Self.names) ?? []
    members = items["columns"].map(Self.names)
  }

  private static func names(_ text: String) -> [String] {
    text.split(separator: ",").map { RemoteTable<Row>.unquoted($0.trimmed) }
  }

  private static func onlyID(_ query: Query) -> String? {
    guard query.conditions.count == 1, query.search == nil,
      case .compare(Table.id, .equal, .text(let id)) = query.conditions[0]
    else { return nil }
    return id
  }
}

extension RemoteTable {
  /// `column.asc.nullslast,…`; as in PostgreSQL, missing values are the highest. Equal rows follow by id.
  func order(_ text: String) throws(RESTError) -> [Query.Order] {
    var order: [Query.Order] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.trimmed.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard let name = words.first, !name.isEmpty, words.count <= 3 else { throw .unparsable("order (\(text))") }
      var isDescending = false
      var missingFirst: Bool?
      for word in words.dropFirst() {
        switch word {
        case "asc": isDescending = false
        case "desc": isDescending = true
        case "nullsfirst": missingFirst = true
        case "nullslast": missingFirst = false
        default: throw .unparsable("order (\(text))", details: "asc, desc, nullsfirst or nullslast was expected")
        }
      }
      order.append(
        Query.Order(
          try orderColumn(Self.unquoted(name)), isDescending: isDescending, missingFirst: missingFirst ?? isDescending))
    }
    return order
  }

  private func orderColumn(_ name: String) throws(RESTError) -> TableColumn {
    if let column = column(name) {
      guard let order = column.order else { throw .unsupported("order", name, "Rows are not sorted by this column.") }
      return order
    }
    guard let column = Row.table.columns.first(where: { $0.name == name }) else { throw .undefinedColumn(name, of: self.name) }
    return column
  }
}
