import Files
import HTTP
import Serving
import Testing
import Values

@Suite struct AccessLogTests {
  @Test func aLineSaysNothingPrivateAndStaysALine() {
    let sink = MemorySink()
    let log = AccessLog(sink) { Timestamp(nanoseconds: 0) }
    let request = HTTPRequest(
      "GET", "/rest/v1/books\u{1B}[2J\n", query: "title=eq.secret", headers: ["Authorization": "Bearer secret"],
      body: Array("secret".utf8), client: "::1")
    log.note(request, HTTPResponse(200, body: [1, 2]), .microseconds(1500))
    #expect(sink.text == "1970-01-01T00:00:00Z ::1 GET /rest/v1/books?[2J? 200 2 1500us\n")
  }

  @Test func whatIsNotSentIsNotCounted() {
    let sink = MemorySink()
    AccessLog(sink) { Timestamp(nanoseconds: 0) }.note(HTTPRequest("HEAD", "/"), HTTPResponse(200, body: [1, 2]), .zero)
    #expect(sink.text.hasSuffix(" HEAD / 200 0 0us\n"), "\(sink.text)")
  }
}
