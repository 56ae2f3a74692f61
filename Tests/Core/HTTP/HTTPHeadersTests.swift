import HTTP
import Testing

@Suite struct HTTPHeadersTests {
  @Test func namesAreComparedWithoutCase() {
    let headers: HTTPHeaders = ["Content-Type": "text/plain"]
    #expect(headers["content-type"] == "text/plain")
    #expect(headers["Content-Typ"] == nil)
  }

  @Test func linesOfOneNameAreOneList() {
    let headers: HTTPHeaders = ["Prefer": "count=exact", "Accept": "*/*", "prefer": "return=minimal"]
    #expect(headers["Prefer"] == "count=exact, return=minimal")
  }

  @Test func settingReplacesEveryLine() {
    var headers: HTTPHeaders = ["A": "1", "a": "2", "B": "3"]
    headers["a"] = "4"
    #expect(headers["A"] == "4")
    headers["A"] = nil
    #expect(headers.fields.map(\.name) == ["B"])
  }
}
