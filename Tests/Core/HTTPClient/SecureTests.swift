import HTTP
import HTTPClient
import TestSupport
import Testing

/// Connections whose other end has to prove who it is.
@Suite(.enabled(if: SecureServer.isAvailable)) struct SecureTests {
  static let answers = [
    "hello": "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 5\r\n\r\nhello",
    "down": "HTTP/1.1 302 Found\r\nConnection: close\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n",
  ]

  @Test func onlyATrustedCertificateIsTalkedTo() async throws {
    try await withScratchFolder { folder in
      let server = try await SecureServer(in: folder, answers: Self.answers)
      let call = HTTPCall("GET", server.url("hello"), headers: ["Authorization": "Bearer s3cret"])

      let error = try await failure(of: call, by: client())
      #expect(error.reason == .certificateNotTrusted)
      #expect(error.message.hasPrefix("The certificate of '127.0.0.1:\(server.port)' is not trusted; "))

      let trusting = client { $0.certificateFile = server.certificate }
      #expect(String(decoding: try await trusting.send(call).body, as: UTF8.self) == "hello")

      let elsewhere = HTTPCall("GET", "https://localhost:\(server.port)/hello")
      let mismatch = try await failure(of: elsewhere, by: trusting)
      #expect(mismatch.reason == .certificateNotTrusted, "\(mismatch)")

      let down = try await failure(of: HTTPCall("GET", server.url("down")), by: trusting)
      #expect(down.message.hasSuffix("sends requests on to a connection that is not secure; they were not sent there."))
    }
  }

  @Test func aFileOfCertificatesThatIsMissingIsNamed() async throws {
    let client = client { $0.certificateFile = "/nowhere/ca.pem" }
    let server = try FaultServer { _, connection in connection.hang() }
    let error = try await failure(of: HTTPCall("GET", "https://127.0.0.1:\(server.port)/"), by: client)
    #expect(error.message == "The certificates in '/nowhere/ca.pem' cannot be read.")
  }
}
