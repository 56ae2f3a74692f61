import Foundation
import TestSupport
import Testing

/// Sessions and passwords over HTTP, as a thief tries them.
@Suite(.inTurn) struct SignInOverHTTPTests {
  @Test func guessingIsSlowedAndTheOwnerIsNotLockedOut() async throws {
    let app = try await ServedApp("--trust-proxy", "127.0.0.1")
    _ = try await app.signUp("owner", from: "198.51.100.7")
    var refused: Answer?
    for number in 0..<12 where refused == nil {
      let answer = try await app.signIn("owner", password: "wrong password \(number)", from: "203.0.113.9")
      if answer.status == 429 { refused = answer } else { #expect(answer.status == 400 && answer.code == "invalid_credentials") }
    }
    let answer = try #require(refused, "the twelfth guess is not answered any more")
    #expect(answer.fields["retry-after"].flatMap { Int($0) }.map { (1...60).contains($0) } == true)
    #expect(answer.code == "over_request_rate_limit")
    // The right password does not help the guesser, so an answer tells nothing.
    #expect(try await app.signIn("owner", from: "203.0.113.9").status == 429)
    #expect(try await app.signIn("owner", from: "198.51.100.7").status == 200)
  }

  @Test func guessingFromManyAddressesLeavesTheKnownOneFree() async throws {
    let app = try await ServedApp("--trust-proxy", "127.0.0.1")
    _ = try await app.signUp("owner", from: "2001:db8::1")
    let statuses = try await atOnce(24) { number in
      let client = try RawClient(app.port, seconds: 30)
      let body = #"{"email":"owner@example.org","password":"wrong password"}"#
      client.send(
        WebRequest("POST", "/auth/v1/token?grant_type=password", body).with("X-Forwarded-For", "203.0.113.\(number)").octets)
      return client.answer()?.status
    }
    #expect(Set(statuses) == [400, 429])
    // The network counts, not the address alone.
    #expect(try await app.signIn("owner", from: "2001:db8::2").status == 200)
  }

  @Test func aForwardedAddressIsIgnoredUnlessAProxyIsTrusted() async throws {
    let app = try await ServedApp("--trust-proxy", "192.0.2.1")
    _ = try await app.send(
      WebRequest("GET", "/health").with("X-Forwarded-For", "203.0.113.9").with("Forwarded", "for=203.0.113.9"))
    let log = await app.stop().errors
    #expect(log.contains(" 127.0.0.1 GET /health 200") && !log.contains("203.0.113.9"), "\(log)")
  }

  @Test func aRefreshTokenIsGoodOnceAndItsReuseEndsTheSession() async throws {
    let app = try await ServedApp()
    let user = try await app.signUp("owner")
    var tokens = [user.refreshToken]
    for _ in 0..<3 { tokens.append(try #require(try await app.refresh(tokens[tokens.count - 1]).signedIn).refreshToken) }
    #expect(Set(tokens).count == 4)
    // One that is older than the former is stolen, whoever shows it.
    #expect(try await app.refresh(tokens[0]).status == 400)
    for token in [
      "", "x", String(repeating: "a", count: 43), tokens[3] + "a", String(tokens[3].dropLast()), tokens[3].uppercased(),
    ] {
      let answer = try await app.refresh(token)
      #expect(answer.status == 400 && answer.code == "refresh_token_not_found", "\(answer.body)")
    }
  }

  @Test func manyAtOnceRenewIntoOneSession() async throws {
    let app = try await ServedApp()
    let user = try await app.signUp("owner")
    let answers = try await atOnce(12) { _ in
      let client = try RawClient(app.port, seconds: 30)
      client.send(
        WebRequest("POST", "/auth/v1/token?grant_type=refresh_token", #"{"refresh_token":"\#(user.refreshToken)"}"#).octets)
      return client.answer()?.signedIn?.refreshToken
    }
    #expect(Set(answers).count == 1 && answers[0] != nil, "a lost answer is given again, so all get the same token")
  }

  @Test func aSessionEndsWithTheAccountAndWithTheSignOut() async throws {
    let app = try await ServedApp()
    let admin = try await app.signUp("admin")
    let member = try await app.signUp("member")
    let again = try #require(try await app.signIn("member").signedIn)
    #expect(try await app.send(WebRequest("POST", "/auth/v1/logout?scope=local", "{}").by(again.token)).status == 204)
    #expect(try await status(app, again.token) == 401)
    #expect(try await app.refresh(again.refreshToken).status == 400)
    #expect(try await status(app, member.token) == 200)
    #expect(try await app.send(WebRequest("DELETE", "/rest/v1/users?id=eq.\(member.id)").by(admin.token)).status == 204)
    #expect(try await status(app, member.token) == 401)
    #expect(try await app.refresh(member.refreshToken).status == 400)
    #expect(try await app.send(WebRequest("GET", "/auth/v1/user").by(member.token)).status == 403)
    #expect(try await app.signIn("member").code == "invalid_credentials")
    // Who comes back under the same address is somebody else.
    #expect(try await app.signUp("member").id != member.id)
    #expect(try await status(app, member.token) == 401)
  }

  @Test func theCommandLineEndsSessionsOfTheServer() async throws {
    let app = try await ServedApp()
    let (first, second) = (try await app.signUp("first"), try await app.signUp("second"))
    let changed = try await app.home.run(
      "users", "passwd", "--email", "first@example.org", "--password-stdin",
      input: "\(ServedApp.password)\nanother horse battery staple\n")
    #expect(changed.ending == .exited(0), "\(changed)")
    #expect(try await status(app, first.token) == 401)
    #expect(try await app.home.run("users", "delete", "second@example.org", "--yes").ending == .exited(0))
    #expect(try await status(app, second.token) == 401)
    #expect(try await app.refresh(second.refreshToken).status == 400)
  }

  @Test func aNewPasswordEndsEveryOtherSession() async throws {
    let app = try await ServedApp()
    let first = try await app.signUp("owner")
    let second = try #require(try await app.signIn("owner").signedIn)
    let change = WebRequest("PUT", "/auth/v1/user", #"{"password":"another horse battery staple"}"#)
    #expect(try await app.send(change.by(second.token)).status == 200)
    #expect(try await status(app, first.token) == 401)
    #expect(try await status(app, second.token) == 200)
    #expect(try await app.signIn("owner").status == 400)
  }

  /// What is no token of this server, made from one that is.
  private static let forgeries: [(name: String, forge: @Sendable (String) -> String)] = [
    ("no algorithm", { part(#"{"alg":"none","typ":"JWT"}"#) + "." + $0.split(separator: ".")[1] + "." }),
    ("no algorithm, signed", { part(#"{"alg":"none"}"#) + "." + $0.split(separator: ".").dropFirst().joined(separator: ".") }),
    (
      "another algorithm",
      { part(#"{"alg":"RS256","typ":"JWT"}"#) + "." + $0.split(separator: ".").dropFirst().joined(separator: ".") }
    ),
    ("without signature", { $0.split(separator: ".").dropLast().joined(separator: ".") + "." }),
    ("two parts", { $0.split(separator: ".").dropLast().joined(separator: ".") }),
    ("four parts", { $0 + ".x" }),
    ("cut short", { String($0.dropLast()) }),
    ("longer", { $0 + "A" }),
    ("padded", { $0 + "=" }),
    (
      "another signature",
      { $0.split(separator: ".").dropLast().joined(separator: ".") + "." + String(repeating: "A", count: 43) }
    ),
    (
      "another payload",
      { token in
        let parts = token.split(separator: ".")
        return "\(parts[0]).\(parts[1].dropLast(8))AAAAAAAA.\(parts[2])"
      }
    ),
    ("in capitals", { $0.uppercased() }),
    ("quoted", { "\"\($0)\"" }),
    ("twice", { "\($0) \($0)" }),
    ("with a comma", { "\($0),\($0)" }),
    ("empty parts", { _ in ".." }),
    ("huge", { $0 + String(repeating: "A", count: 6_000) }),
  ]

  private static func part(_ json: String) -> String {
    Data(json.utf8).base64EncodedString().filter { $0 != "=" }
  }

  @Test func whatIsNoTokenOfOursOpensNothing() async throws {
    let app = try await ServedApp()
    let user = try await app.signUp("owner")
    let other = try await ServedApp()
    let foreign = try await other.signUp("owner")
    #expect(try await status(app, foreign.token) == 401, "the token of another server")
    #expect(try await status(app, user.refreshToken) == 401, "a refresh token is none")
    for (name, forge) in Self.forgeries {
      #expect(try await status(app, forge(user.token)) == 401, "\(name)")
    }
    #expect(try await status(app, user.token) == 200)
  }

  @Test func twoCredentialsAreNone() async throws {
    let app = try await ServedApp()
    let user = try await app.signUp("owner")
    let twice = WebRequest("GET", "/rest/v1/books").by(user.token).by("other")
    #expect([400, 401].contains(try await app.send(twice).status))
    let reversed = WebRequest("GET", "/rest/v1/books").by("other").by(user.token)
    #expect([400, 401].contains(try await app.send(reversed).status))
    for scheme in ["Basic", "Bearer:", "Token", ""] {
      let request = WebRequest("GET", "/rest/v1/books").with("Authorization", "\(scheme) \(user.token)")
      #expect(try await app.send(request).status == 401, "\(scheme)")
    }
  }

  @Test(arguments: [
    #"{"email":"a@example.org"}"#, #"{"email":"a@example.org","password":""}"#,
    #"{"email":"a@example.org","password":12345678901}"#,
    #"{"email":"a@example.org","password":"correct horse\u0000battery"}"#, #"{"email":"","password":"correct horse battery"}"#,
    #"{"email":["a@example.org"],"password":"correct horse battery"}"#, #"[]"#, "", "null", "{",
    #"{"email":"a@example.org","password":"x"}"#,
    #"{"email":"a@example.org","email":"b@example.org","password":"correct horse battery"}"#,
    #"{"email":"a\u0000@example.org","password":"correct horse battery"}"#,
    #"{"phone":"+491234","password":"correct horse battery"}"#,
    #"{"email":"a@example.org","password":"correct horse battery","data":7}"#,
    #"{"email":"a@example.org","password":"correct horse battery","data":{"full_name":{"a":1}}}"#,
    #"{"email":"a@example.org","password":"correct horse battery","data":{"avatar_url":"javascript:alert(1)"}}"#,
    #"{"email":"a@example.org","password":"\ud800correct horse"}"#,
  ])
  func aSignUpThatIsNoneIsRefused(body: String) async throws {
    let app = try await ServedApp()
    let answer = try await app.send(WebRequest("POST", "/auth/v1/signup", body))
    #expect([400, 422].contains(answer.status), "\(answer.status) \(answer.body)")
    #expect(answer.code != nil, "\(answer.body)")
    #expect(try await app.home.output("users", "list", "-q").isEmpty)
  }

  private func status(_ app: ServedApp, _ token: String) async throws -> Int {
    try await app.send(WebRequest("GET", "/rest/v1/books").by(token)).status
  }
}
