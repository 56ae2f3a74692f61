import Storage

extension TableDescription {
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
          try orderColumn(Substring(name).unquoted), isDescending: isDescending, missingFirst: missingFirst ?? isDescending))
    }
    return order
  }

  private func orderColumn(_ name: String) throws(RESTError) -> TableColumn {
    if let column = column(name) {
      guard let order = column.order else { throw .unsupported("order", name, "Rows are not sorted by this column.") }
      return order
    }
    guard let column = stored.columns.first(where: { $0.name == name }) else { throw .undefinedColumn(name, of: self.name) }
    return column
  }
}
