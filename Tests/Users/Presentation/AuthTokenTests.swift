import HTTP
import Testing
import UsersDomain
import Values

@Suite struct AuthTokenTests {
  private let home = AuthHome()

  @Test func `the right password gives a session`() async {
    _ = await home.signUp()
    home.pass(seconds: 60)
    let answer = await home.signIn("ANN@example.org")
    #expect(answer.status == 200 && answer.string("user", "email") == "ann@example.org")
    #expect(answer.string("user", "last_sign_in_at") == "2024-05-31T12:01:00.123456Z")
    #expect(answer.string("user", "created_at") == "2024-05-31T12:00:00.123456Z")
    #expect(home.household.accounts.state.sessions.count == 2)
  }

  @Test("U9: unknown addresses and wrong passwords have one answer, to the byte", arguments: ["short", otherPassword])
  func hasOneAnswer(password: String) async {
    _ = await home.signUp()
    let (wrong, unknown) = (await home.signIn(password: password), await home.signIn("bob@example.org", password: password))
    #expect(wrong.response == unknown.response && wrong.refusal == "400 invalid_credentials")
    #expect(wrong.string("msg") == "Invalid login credentials" && !wrong.text.contains(password))
  }

  @Test func `who guesses is slowed and told for how long, the owner elsewhere is not`() async {
    _ = await home.signUp()
    var answers: [Answer] = []
    for _ in 0..<6 { answers.append(await home.signIn(password: otherPassword, client: "198.51.100.7")) }
    let last = answers[5]
    #expect(last.refusal == "429 over_request_rate_limit" && last.response.headers["Retry-After"] == "1")
    #expect(await home.signIn(client: "198.51.100.7").status == 429)
    #expect(await home.signIn().status == 200)
    home.pass(seconds: 1)
    #expect(await home.signIn(client: "198.51.100.7").status == 200)
  }

  @Test func `an unknown address is slowed like a known one`() async {
    _ = await home.signUp()
    for email in ["ann@example.org", "bob@example.org"] {
      var statuses: [Int] = []
      for _ in 0..<6 {
        statuses.append(await home.signIn(email, password: otherPassword, client: "198.51.100.\(email.utf8.count)").status)
      }
      #expect(statuses == [400, 400, 400, 400, 429, 429], "\(email)")
    }
  }

  @Test func `renewing gives another pair of tokens, and the one before is good for some seconds`() async {
    let first = await home.signUp()
    let second = await home.refresh(first.refreshToken)
    #expect(second.status == 200 && second.refreshToken != first.refreshToken && second.string("user", "email") != nil)
    #expect(second.json["expires_at"] as? Int == 1_717_160_400 && second.string("token_type") == "bearer")
    home.pass(seconds: 9)
    #expect(await home.refresh(first.refreshToken).refreshToken == second.refreshToken)
    home.pass(seconds: 1)
    #expect(await home.refresh(first.refreshToken).refusal == "400 refresh_token_already_used")
    #expect(await home.refresh(second.refreshToken).refusal == "400 refresh_token_not_found")
    #expect(await home.ask("GET", "user", token: second.accessToken).refusal == "403 session_not_found")
  }

  @Test(arguments: [
    #"{"refresh_token":"x"}"#, "{}", #"{"refresh_token":""}"#, #"{"refresh_token":null}"#,
    #"{"refresh_token":"\#(String(repeating: "0", count: 64))"}"#,
  ])
  func `a refresh token nobody was given is not found`(body: String) async {
    _ = await home.signUp()
    #expect(await home.ask("POST", "token?grant_type=refresh_token", body).refusal == "400 refresh_token_not_found")
  }

  @Test(arguments: ["token", "token?grant_type=pkce", "token?grant_type=", "token?grant=password", "token?grant_type=%GG"])
  func `another grant is not granted`(path: String) async {
    _ = await home.signUp()
    let answer = await home.ask("POST", path, #"{"email":"ann@example.org","password":"\#(goodPassword)"}"#)
    #expect(answer.refusal == "400 validation_failed")
  }

  @Test(arguments: [
    "token?x=1&grant_type=password", "token?redirect_to=http%3A%2F%2Fx&grant_type=%70assword", "token?grant%5Ftype=password",
  ])
  func `a query is read as it is encoded`(path: String) async {
    _ = await home.signUp()
    #expect(await home.ask("POST", path, #"{"email":"ann@example.org","password":"\#(goodPassword)"}"#).status == 200)
  }

  @Test func `a renewed session makes its place a known one`() async {
    let first = await home.signUp()
    _ = await home.refresh(first.refreshToken)
    for number in 0..<40 { _ = await home.signIn(password: otherPassword, client: "198.51.100.\(number)") }
    #expect(await home.signIn().status == 200)
    #expect(await home.signIn(client: "203.0.113.1").status == 429)
  }
}
