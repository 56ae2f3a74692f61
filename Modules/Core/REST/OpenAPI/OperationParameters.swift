import Files

/// The parameters of the operations on one table, with patterns of what is understood.
struct OperationParameters {
  let table: TableDescription

  var filters: [String] {
    table.columns.filter { $0.filter != nil }.map { column in
      parameter(
        column.name, "A filter, such as eq.value, gt.value, in.(a,b) or is.null.", pattern: ColumnPattern.filter(column.kind))
    } + (table.isSearchable ? [parameter("fts", "Full text, such as plfts.words.", pattern: "^(plfts|wfts|phfts)[.].*$")] : [])
  }

  var reading: [String] {
    [
      select, parameter("order", "Such as \(table.columns[0].name).desc.nullslast.", pattern: orderPattern),
      number("limit", "At most so many rows."), number("offset", "Leaves out so many."),
      header("Range", "Rows as first-last.", pattern: "^[0-9]{1,9}-([0-9]{1,9})?$"), prefer,
    ]
  }

  var changing: [String] { [select, prefer, header("If-Match", "The tag of the row as it was read.")] }

  var select: String {
    let name = Self.oneOf(table.columns.map(\.name))
    return parameter("select", "The columns of the answer.", pattern: "^([*]|\(name)(,\(name))*)$")
  }

  var conflict: String {
    parameter("on_conflict", "The key an upsert goes by.", pattern: "^\(Self.oneOf([table.columns[0].name] + table.keys))$")
  }

  var prefer: String { header("Prefer", "Such as return=representation or count=exact.") }

  private var orderPattern: String {
    let term = Self.oneOf(table.columns.filter { $0.order != nil }.map(\.name)) + "([.](asc|desc))?([.](nullsfirst|nullslast))?"
    return "^\(term)(,\(term))*$"
  }

  /// Names of columns have letters, digits and underscores, so none needs an escape.
  private static func oneOf(_ names: [String]) -> String { "(" + names.joined(separator: "|") + ")" }

  private func number(_ name: String, _ text: String) -> String {
    described(name, in: "query", text, [("type", JSONText.string("integer")), ("minimum", "0"), ("maximum", "\(Int32.max)")])
  }

  private func parameter(_ name: String, _ text: String, pattern: String) -> String {
    described(name, in: "query", text, Self.text(pattern))
  }

  private func header(_ name: String, _ text: String, pattern: String? = nil) -> String {
    described(name, in: "header", text, Self.text(pattern))
  }

  private static func text(_ pattern: String?) -> [(String, String)] {
    [("type", JSONText.string("string"))] + (pattern.map { [("pattern", JSONText.string($0))] } ?? [])
  }

  private func described(_ name: String, in place: String, _ text: String, _ schema: [(String, String)]) -> String {
    JSONText.object([
      ("name", JSONText.string(name)), ("in", JSONText.string(place)), ("description", JSONText.string(text)),
      ("schema", JSONText.object(schema)),
    ])
  }
}
