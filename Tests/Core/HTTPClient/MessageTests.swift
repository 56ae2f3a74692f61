import HTTP
import HTTPClient
import TestSupport
import Testing

/// What people are told of what a server says.
@Suite struct MessageTests {
  @Test(
    arguments: [
      ("{\"code\":\"23505\",\"message\":\"duplicate key value\",\"hint\":null}", ": duplicate key value.", "23505"),
      (
        "{\"code\":400,\"error_code\":\"weak_password\",\"msg\":\"Password is too short!\"}", ": Password is too short!",
        "weak_password"
      ),
      ("{\"error\":\"invalid_grant\",\"error_description\":\"Wrong password\"}", ": Wrong password.", nil),
      ("{\"error\":{\"message\":\"nested\"}}", ": nested.", nil),
      ("{\"message\":\"two\\nlines \\u001b[31m\"}", ": two lines  [31m.", nil),
      ("{\"message\":\"\"}", ".", nil), ("{\"mess", ".", nil), ("[1]", ": [1].", nil),
      ("upstream is gone\r\nsecond line", ": upstream is gone.", nil), ("<html><h1>500</h1>", ".", nil),
      ("\u{FFFE}", ": \u{FFFE}.", nil),
      ("", ".", nil),
    ] as [(String, String, String?)])
  func theServersWordsAreSaid(body: String, said: String, code: String?) async throws {
    let server = try FaultServer { _, connection in connection.answer(500, body: body) }
    let error = try await failure(of: HTTPCall("GET", server.url()), by: client())
    #expect(error.message == "'127.0.0.1:\(server.port)' failed (500)\(said)")
    #expect(error.code == code && error.status == 500)
  }

  @Test func aLongTextIsCut() async throws {
    let server = try FaultServer { _, connection in connection.answer(500, body: String(repeating: "word ", count: 1000)) }
    let error = try await failure(of: HTTPCall("GET", server.url()), by: client())
    #expect(error.message.count < 350 && error.message.hasSuffix("word…"))
  }

  @Test func bytesThatAreNoTextAreNotShown() async throws {
    let server = try FaultServer { _, connection in
      connection.send("HTTP/1.1 500 Any\r\nContent-Length: 3\r\n\r\n")
      connection.send([0x61, 0xFF, 0xFE])
    }
    let error = try await failure(of: HTTPCall("GET", server.url()), by: client())
    #expect(error.message == "'127.0.0.1:\(server.port)' failed (500).")
  }

  @Test func aServerThatRepeatsATokenDoesNotBringItOntoTheScreen() async throws {
    let server = try FaultServer { request, connection in
      connection.answer(401, body: "{\"message\":\"bad \(request["Authorization"] ?? "") \(request["apikey"] ?? "")\"}")
    }
    let call = HTTPCall("GET", server.url(), headers: ["Authorization": "Bearer eyJhbGciOi", "apikey": "sb_secret_1"])
    let error = try await failure(of: call, by: client())
    #expect(error.message == "'127.0.0.1:\(server.port)' does not know who you are; sign in: bad Bearer ••• •••.")
  }
}
