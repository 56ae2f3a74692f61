import Foundation
import HTTP
import REST
import Testing

/// What the description of the interface promises.
@Suite struct OpenAPIDocumentTests {
  private func operations() throws -> [String: Any] {
    let text = OpenAPIDocument(tables: [BottleRecord.remote.description], version: "1").text
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(document["openapi"] as? String == "3.0.3")
    let paths = try #require(document["paths"] as? [String: [String: Any]])
    return try #require(paths["/bottles"])
  }

  private func parameters(of operation: String) throws -> [String: [String: Any]] {
    let operation = try #require(try operations()[operation] as? [String: Any])
    let parameters = try #require(operation["parameters"] as? [[String: Any]])
    return Dictionary(
      parameters.map { ($0["name"] as? String ?? "", $0["schema"] as? [String: Any] ?? [:]) },
      uniquingKeysWith: { first, _ in first })
  }

  @Test func everyMethodOfATableIsThere() throws {
    #expect(try operations().keys.sorted() == ["delete", "get", "patch", "post"])
  }

  @Test func anAnswerThatMayBeEmptyPromisesNoRows() throws {
    let operations = try operations()
    for (operation, status, hasRows) in [
      ("get", "200", true), ("post", "201", false), ("patch", "200", true), ("patch", "204", false),
    ] {
      let responses = (operations[operation] as? [String: Any])?["responses"] as? [String: [String: Any]]
      let response = try #require(responses?[status])
      #expect((response["content"] != nil) == hasRows, "\(operation) \(status)")
    }
  }

  @Test(arguments: [
    ("year", "gte.2001", true), ("year", "not.in.(1,2,-3)", true), ("year", "is.null", true), ("year", "eq.many", false),
    ("price", "lt.12.5", true), ("price", "lt.1e9", false), ("name", "like.Bar*", true), ("name", "eq.Château d'Yquem", true),
    ("id", "eq.00000000-0000-0000-0000-000000000000", true), ("id", "eq.x", false), ("fts", "plfts.red wine", true),
    ("order", "year.desc.nullslast,name", true), ("order", "notes", false), ("order", "year.up", false),
    ("select", "name,year", true), ("select", "*", true), ("select", "none", false), ("Range", "0-24", true),
    ("Range", "-5", false),
  ])
  func aPatternFitsWhatIsUnderstoodAndWhatIsAnswered(parameter: String, value: String, fits: Bool) async throws {
    let pattern = try #require(try parameters(of: "get")[parameter]?["pattern"] as? String)
    #expect((value.range(of: pattern, options: .regularExpression) != nil) == fits, "\(pattern)")
    if fits, parameter != "Range" {
      let query = "\(parameter)=\(value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
      #expect(try await Cellar().get(query).status == 200)
    }
  }
}
