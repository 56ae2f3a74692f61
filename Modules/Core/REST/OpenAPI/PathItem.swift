import Files

/// The operations on one table.
struct PathItem {
  let table: TableDescription
  private var parameters: OperationParameters { OperationParameters(table: table) }

  var text: String {
    JSONText.object([
      (
        "get",
        operation(
          "read", parameters: parameters.filters + parameters.reading, answers: [("200", "Rows."), ("206", "Some of the rows.")])
      ),
      (
        "post",
        operation(
          "create", parameters: [parameters.select, parameters.conflict, parameters.prefer],
          body: RowSchema(table: table).textOfBody,
          answers: [("201", "Created; the rows, where Prefer asks for them.")])
      ),
      (
        "patch",
        operation(
          "change", parameters: parameters.filters + parameters.changing, body: RowSchema(table: table).text,
          answers: [("200", "The changed rows."), ("204", "Changed.")])
      ),
      (
        "delete",
        operation(
          "delete", parameters: parameters.filters + parameters.changing,
          answers: [("200", "The deleted rows."), ("204", "Deleted.")])
      ),
    ])
  }

  private func operation(
    _ name: String, parameters: [String], body: String? = nil, answers: [(status: String, text: String)]
  ) -> String {
    var members: [(String, String)] = [
      ("operationId", JSONText.string("\(name)_\(table.name)")), ("tags", JSONText.array([JSONText.string(table.name)])),
      ("parameters", JSONText.array(parameters)),
    ]
    if let body {
      members.append(("requestBody", JSONText.object([("required", "true"), ("content", content(body))])))
    }
    let refusals = ["400", "401", "403", "404", "405", "406", "409", "412", "413", "415", "416", "429", "503"]
    let rows = #"{"type":"array","items":{"$ref":"\#(reference)"}}"#
    let good = answers.map { status, text in
      (
        status,
        JSONText.object(
          [("description", JSONText.string(text))] + (["200", "206"].contains(status) ? [("content", content(rows))] : []))
      )
    }
    let bad = refusals.map { status in
      (
        status,
        JSONText.object([
          ("description", JSONText.string("Refused.")), ("content", content(##"{"$ref":"#/components/schemas/problem"}"##)),
        ])
      )
    }
    members.append(("responses", JSONText.object(good + bad)))
    return JSONText.object(members)
  }

  private var reference: String { "#/components/schemas/\(table.name)" }

  private func content(_ schema: String) -> String {
    JSONText.object([("application/json", JSONText.object([("schema", schema)]))])
  }
}
