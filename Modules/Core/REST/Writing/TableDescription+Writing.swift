import HTTP
public import Storage
import Values

extension TableDescription {
  /// The query of a URL, percent-encoded, for what a `QuerySplit` says can be asked; nil where a part of it cannot.
  public func target(of query: Query) -> String? {
    let writer = FilterWriter(table: self)
    var items: [(name: String, value: String)] = []
    for condition in query.conditions {
      guard let term = writer.term(condition) else { return nil }
      items.append(term.item)
    }
    if let search = query.search {
      guard let item = item(search) else { return nil }
      items.append(item)
    }
    if !query.order.isEmpty {
      guard let item = item(ordering: query.order) else { return nil }
      items.append(item)
    } else if query.search == nil {
      items.append(("order", "\(Table.position.name).\(query.isNewestFirst ? "desc" : "asc")"))
    }
    if let limit = query.limit { items.append(("limit", String(limit))) }
    if query.offset > 0 { items.append(("offset", String(query.offset))) }
    return items.map { "\(PercentEncoding.encoded($0.name))=\(PercentEncoding.encoded($0.value))" }.joined(separator: "&")
  }

  /// nil for a search that people cannot type.
  func item(_ search: SearchText) -> (name: String, value: String)? {
    let typed = search.terms.map { term in
      // A hyphen parts words, but not terms.
      term.lastIsPrefix ? term.words.joined(separator: "-") : "\"\(term.words.joined(separator: " "))\""
    }
    let text = typed.joined(separator: " ")
    return SearchText(text) == search ? (Self.searchColumn, "wfts.\(text)") : nil
  }

  /// Ties are left to nobody; nil where a column cannot be named.
  func item(ordering order: [Query.Order]) -> (name: String, value: String)? {
    var terms: [String] = []
    for term in order + (order.last?.column == Table.id ? [] : [Query.Order(Table.id)]) {
      guard let name = orderName(of: term.column) else { return nil }
      terms.append("\(name).\(term.isDescending ? "desc" : "asc").\(term.missingFirst ? "nullsfirst" : "nullslast")")
    }
    return ("order", terms.joined(separator: ","))
  }

  /// The remote column that is sorted by a stored one, else its own name where that means nothing else outside.
  private func orderName(of column: TableColumn) -> String? {
    if let remote = columns.first(where: { $0.order == column }) { return remote.name }
    return self.column(column.name) == nil && stored.number(of: column) != nil ? column.name : nil
  }
}
