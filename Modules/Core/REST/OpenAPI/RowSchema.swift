import Files

/// The JSON schema of a table's rows.
struct RowSchema {
  let table: TableDescription

  /// Nothing is required: an answer has the selected columns alone, and a new row may leave out what has a default.
  var text: String {
    let columns = table.columns.map { ($0.name, schema(of: $0)) }
    return JSONText.object([
      ("type", JSONText.string("object")), ("description", JSONText.string(table.summary)),
      ("properties", JSONText.object(columns)),
    ])
  }

  /// One new row or many.
  var textOfBody: String {
    JSONText.object([
      ("oneOf", JSONText.array([textOfNew, JSONText.object([("type", JSONText.string("array")), ("items", textOfNew)])]))
    ])
  }

  /// A new row, which states what it has to.
  private var textOfNew: String {
    let columns = table.columns.filter { !$0.isReadOnly }
    let required = columns.filter(\.isRequired).map { JSONText.string($0.name) }
    return JSONText.object(
      [
        ("type", JSONText.string("object")),
        ("properties", JSONText.object(columns.map { ($0.name, schema(of: $0)) })),
        ("additionalProperties", "false"),
      ] + (required.isEmpty ? [] : [("required", JSONText.array(required))]))
  }

  private func schema(of column: ColumnDescription) -> String {
    var members = kind(column.kind)
    if !column.isRequired, column.kind != .id { members.append(("nullable", "true")) }
    if !column.choices.isEmpty {
      let choices = column.choices.map(JSONText.string) + (column.isRequired ? [] : ["null"])
      members.append(("enum", JSONText.array(choices)))
    }
    if column.isRequired, column.kind == .text { members.append(("minLength", "1")) }
    if column.isReadOnly { members.append(("readOnly", "true")) }
    return JSONText.object(members)
  }

  private func kind(_ kind: RemoteKind) -> [(String, String)] {
    func typed(_ type: String, _ format: String? = nil) -> [(String, String)] {
      [("type", JSONText.string(type))] + (format.map { [("format", JSONText.string($0))] } ?? [])
    }
    return switch kind {
    case .id: typed("string", "uuid")
    case .text, .partialDate: typed("string")
    case .integer: typed("integer", "int64")
    case .number: typed("number")
    case .flag: typed("boolean")
    case .day: typed("string", "date")
    case .time: typed("string", "date-time")
    case .list: typed("array") + [("items", #"{"type":"string"}"#)]
    }
  }
}
