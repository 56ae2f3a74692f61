import Files

/// The interface of a server as an OpenAPI 3.0 document (spec.openapis.org/oas/v3.0.3), made from its tables.
public struct OpenAPIDocument {
  private let tables: [TableDescription]
  private let version: String

  /// Describes these tables, in their order.
  public init(tables: [TableDescription], version: String) {
    self.tables = tables
    self.version = version
  }

  /// The document as JSON.
  public var text: String {
    JSONText.object([
      ("openapi", JSONText.string("3.0.3")),
      (
        "info",
        JSONText.object([
          ("title", JSONText.string("app")), ("version", JSONText.string(version)),
          ("description", JSONText.string("What a household keeps, in the dialect of PostgREST.")),
        ])
      ),
      ("servers", JSONText.array([JSONText.object([("url", JSONText.string("/rest/v1"))])])),
      ("security", JSONText.array([JSONText.object([("session", "[]")]), JSONText.object([("key", "[]")])])),
      ("paths", JSONText.object(tables.map { ("/\($0.name)", PathItem(table: $0).text) })),
      ("components", components),
    ])
  }

  private var components: String {
    let session = JSONText.object([("type", JSONText.string("http")), ("scheme", JSONText.string("bearer"))])
    let key = JSONText.object([
      ("type", JSONText.string("apiKey")), ("in", JSONText.string("header")), ("name", JSONText.string("apikey")),
    ])
    let problem = JSONText.object([
      ("type", JSONText.string("object")),
      (
        "properties",
        JSONText.object(["code", "message", "details", "hint"].map { ($0, #"{"type":"string","nullable":true}"#) })
      ),
    ])
    return JSONText.object([
      ("securitySchemes", JSONText.object([("session", session), ("key", key)])),
      ("schemas", JSONText.object(tables.map { ($0.name, RowSchema(table: $0).text) } + [("problem", problem)])),
    ])
  }
}
