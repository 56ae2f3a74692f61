/// The operations on one table.
struct PathItem {
  let table: TableDescription

  var text: String {
    JSONText.object([
      ("get", operation("read", parameters: filters + reading, answers: [("200", "Rows."), ("206", "Some of the rows.")])),
      (
        "post",
        operation(
          "create", parameters: [select, conflict, prefer], body: RowSchema(table: table).textOfNew,
          answers: [("201", "Created.")])
      ),
      (
        "patch",
        operation(
          "change", parameters: filters + [select, prefer, ifMatch], body: RowSchema(table: table).text,
          answers: [("200", "The changed rows."), ("204", "Changed.")])
      ),
      (
        "delete",
        operation(
          "delete", parameters: filters + [select, prefer, ifMatch], answers: [("200", "The deleted rows."), ("204", "Deleted.")])
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
          [("description", JSONText.string(text))] + (status == "204" ? [] : [("content", content(rows))]))
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

  private var filters: [String] {
    table.columns.filter { $0.filter != nil }.map { column in
      parameter(column.name, "A filter, such as eq.value, gt.value, in.(a,b) or is.null.")
    } + (table.isSearchable ? [parameter("fts", "Full text, such as plfts.words.")] : [])
  }

  private var reading: [String] {
    [
      select, parameter("order", "Such as \(table.columns[0].name).desc.nullslast."),
      parameter("limit", "At most so many rows.", type: "integer"), parameter("offset", "Leaves out so many.", type: "integer"),
      header("Range", "Rows as first-last."), prefer,
    ]
  }

  private var select: String { parameter("select", "The columns of the answer.") }
  private var conflict: String { parameter("on_conflict", "The key an upsert goes by.") }
  private var prefer: String { header("Prefer", "Such as return=representation or count=exact.") }
  private var ifMatch: String { header("If-Match", "The tag of the row as it was read.") }

  private func parameter(_ name: String, _ text: String, type: String = "string") -> String {
    described(name, in: "query", text, type)
  }

  private func header(_ name: String, _ text: String) -> String { described(name, in: "header", text, "string") }

  private func described(_ name: String, in place: String, _ text: String, _ type: String) -> String {
    JSONText.object([
      ("name", JSONText.string(name)), ("in", JSONText.string(place)), ("description", JSONText.string(text)),
      ("schema", JSONText.object([("type", JSONText.string(type))])),
    ])
  }
}
