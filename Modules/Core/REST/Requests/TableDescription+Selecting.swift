extension TableDescription {
  /// `select`: `*`, columns, and columns under other names (`title:name`); nothing is every column.
  func layout(_ text: String?) throws(RESTError) -> RowLayout {
    guard let text, text != "*", !text.isEmpty else { return layout }
    var selected: [(place: Int, name: String)] = []
    var names = Set<String>()
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      for column in try self.part(part.trimmed) where names.insert(column.name).inserted { selected.append(column) }
    }
    return RowLayout(selected)
  }

  private func part(_ text: String) throws(RESTError) -> [(place: Int, name: String)] {
    if text == "*" { return columns.enumerated().map { (place: $0, name: $1.name) } }
    if text.utf8.contains(where: { [0x28, 0x29, 0x3E].contains($0) }) {
      throw .unparsable("select parameter (\(text))", details: "Resources inside others, functions and paths are not offered.")
    }
    let pieces = text.split(separator: ":", omittingEmptySubsequences: false)
    guard pieces.count <= 2, let source = pieces.last, !source.isEmpty, let alias = pieces.first, !alias.isEmpty else {
      throw .unparsable("select parameter (\(text))", details: "Casts are not offered.")
    }
    guard let place = place(of: source.unquoted) else { throw .undefinedColumn(source.unquoted, of: name) }
    return [(place, alias.unquoted)]
  }
}
