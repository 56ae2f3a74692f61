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

  /// Whether the text is the order of insertion, newest first or not; nil for every other order.
  func insertionOrder(_ text: String) -> Bool? {
    guard column(Table.position.name) == nil else { return nil }
    switch text {
    case Table.position.name, "\(Table.position.name).asc": return false
    case "\(Table.position.name).desc": return true
    default: return nil
    }
  }

  private func orderColumn(_ name: String) throws(RESTError) -> TableColumn {
    if let column = column(name) {
      guard let order = column.order else { throw .unsupported("order", name, "Rows are not sorted by this column.") }
      return order
    }
    guard let column = storedColumn(name), column != Table.position else { throw .undefinedColumn(name, of: self.name) }
    return column
  }
}
