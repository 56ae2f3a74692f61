import Entities

/// One column of an answer: under which name it stands there.
struct Selected<Item: Entity>: Sendable {
  let column: RemoteColumn<Item>
  let name: String
}

extension RemoteTable {
  /// `select`: `*`, columns, and columns under other names (`title:name`); nothing is every column.
  func selected(_ text: String?) throws(RESTError) -> [Selected<Row.Model>] {
    guard let text, text != "*", !text.isEmpty else { return columns.map { Selected(column: $0, name: $0.name) } }
    var selected: [Selected<Row.Model>] = []
    var names = Set<String>()
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      for column in try self.part(part.trimmed) where names.insert(column.name).inserted { selected.append(column) }
    }
    return selected
  }

  private func part(_ text: String) throws(RESTError) -> [Selected<Row.Model>] {
    if text == "*" { return columns.map { Selected(column: $0, name: $0.name) } }
    if text.utf8.contains(where: { [0x28, 0x29, 0x3E].contains($0) }) {
      throw .unparsable("select parameter (\(text))", details: "Resources inside others, functions and paths are not offered.")
    }
    let pieces = text.split(separator: ":", omittingEmptySubsequences: false)
    guard pieces.count <= 2, let source = pieces.last, !source.isEmpty, let alias = pieces.first, !alias.isEmpty else {
      throw .unparsable("select parameter (\(text))", details: "Casts are not offered.")
    }
    return [Selected(column: try column(needed: Self.unquoted(source)), name: Self.unquoted(alias))]
  }

  static func unquoted(_ text: some StringProtocol) -> String {
    let isQuoted = text.count > 1 && text.first == "\"" && text.last == "\""
    return isQuoted ? String(text.dropFirst().dropLast()) : String(text)
  }
}

extension Substring {
  /// Without blanks around it.
  var trimmed: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
