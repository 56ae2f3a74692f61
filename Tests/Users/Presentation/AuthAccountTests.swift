import HTTP
import Testing
import UsersDomain
import Values

@Suite struct AuthAccountTests {
  private let home = AuthHome()

  @Test func `who shows a token is told who they are`() async {
    let signed = await home.signUp()
    let answer = await home.ask("GET", "user", token: signed.accessToken)
    #expect(answer.status == 200 && answer.string("email") == "ann@example.org" && answer.string("aud") == "authenticated")
    #expect(answer.value(["app_metadata"]) != nil && answer.value(["user_metadata"]) != nil && answer.string("created_at") != nil)
    #expect(await home.ask("HEAD", "user", token: signed.accessToken).status == 200)
  }

  @Test func `a token that is missing, foreign, too old or of a closed session is told apart`() async {
    let signed = await home.signUp()
    for method in ["GET", "PUT"] {
      #expect(await home.ask(method, "user", "{}").refusal == "401 no_authorization")
      #expect(await home.ask(method, "user", "{}", token: "x").refusal == "403 bad_jwt")
    }
    for header in ["", "Bearer", "Bearer ", "Basic \(signed.accessToken)", signed.accessToken] {
      #expect(await home.ask("GET", "user", headers: ["Authorization": header]).refusal == "401 no_authorization", "\(header)")
    }
    #expect(await home.ask("GET", "user", headers: ["authorization": "bearer \(signed.accessToken)"]).status == 200)
    home.pass(seconds: 3600)
    let old = await home.ask("GET", "user", token: signed.accessToken)
    #expect(old.refusal == "403 bad_jwt" && old.string("msg")?.contains("expired") == true)
    let renewed = await home.refresh(signed.refreshToken)
    try? home.household.accounts.with { $0.sessions = [] }
    #expect(await home.ask("GET", "user", token: renewed.accessToken).refusal == "403 session_not_found")
  }

  @Test func `a deleted user is not found, and the token is good for nothing`() async {
    let signed = await home.signUp()
    try? home.household.accounts.with { $0.users = [] }
    #expect(await home.ask("GET", "user", token: signed.accessToken).refusal == "403 user_not_found")
    #expect(await home.ask("PUT", "user", "{}", token: signed.accessToken).refusal == "403 user_not_found")
    #expect(await home.refresh(signed.refreshToken).refusal == "400 refresh_token_not_found")
  }

  @Test func `name, picture, address and password are changed`() async {
    let token = await home.signUp().accessToken
    let named = await home.ask(
      "PUT", "user", #"{"data":{"name":"Ann Lee","avatar_url":"https://example.org/a.png","age":7}}"#, token: token)
    #expect(named.status == 200 && named.string("user_metadata", "full_name") == "Ann Lee")
    #expect(named.string("user_metadata", "avatar_url") == "https://example.org/a.png")
    for nothing in ["null", "\"\""] {
      let bare = await home.ask("PUT", "user", #"{"data":{"avatar_url":\#(nothing)}}"#, token: token)
      #expect(bare.status == 200 && bare.string("user_metadata", "avatar_url") == nil)
    }
    let moved = await home.ask("PUT", "user", #"{"email":"lee@example.org","code_challenge":null}"#, token: token)
    #expect(moved.string("email") == "lee@example.org" && moved.string("user_metadata", "name") == "Ann Lee")
    #expect(await home.ask("PUT", "user", #"{"password":"\#(otherPassword)"}"#, token: token).status == 200)
    #expect(await home.signIn("lee@example.org", password: otherPassword).status == 200)
    #expect(await home.signIn("lee@example.org").refusal == "400 invalid_credentials")
    #expect(await home.ask("PUT", "user", "{}", token: token).status == 200)
  }

  @Test(arguments: [
    (#"{"password":"short"}"#, "422 weak_password"), (#"{"email":"bob@example.org"}"#, "422 email_exists"),
    (#"{"email":"no"}"#, "400 validation_failed"), (#"{"data":{"name":""}}"#, "400 validation_failed"),
    (#"{"data":{"avatar_url":"ftp://x"}}"#, "400 validation_failed"), (#"{"data":[]}"#, "400 validation_failed"),
    (#"{"password":7}"#, "400 validation_failed"), (#"{"phone":"+4930"}"#, "422 phone_provider_disabled"),
    (#"{"password":"\#(otherPassword)","current_password":"wrong"}"#, "400 invalid_credentials"), ("", "400 bad_json"),
  ])
  func `what a rule refuses changes nothing`(body: String, refusal: String) async {
    _ = await home.signUp("bob@example.org")
    let token = await home.signUp().accessToken
    let before = home.household.accounts.state
    #expect(await home.ask("PUT", "user", body, token: token).refusal == refusal)
    #expect(home.household.accounts.state.users == before.users && home.household.accounts.state.hashes == before.hashes)
  }

  @Test func `a day later a new password asks for the old one, and guesses at it are slowed`() async {
    let signed = await home.signUp()
    home.pass(seconds: 86_400)
    let token = await home.refresh(signed.refreshToken).accessToken
    let bare = #"{"password":"\#(otherPassword)"}"#
    #expect(await home.ask("PUT", "user", bare, token: token).refusal == "400 reauthentication_needed")
    let guess = #"{"password":"\#(otherPassword)","current_password":"six lean badgers dig"}"#
    var refusals: [String] = []
    for _ in 0..<6 { refusals.append(await home.ask("PUT", "user", guess, token: token).refusal) }
    #expect(refusals.first == "400 invalid_credentials" && refusals.last == "429 over_request_rate_limit")
    home.pass(seconds: 60)
    let right = #"{"password":"\#(otherPassword)","current_password":"\#(goodPassword)"}"#
    #expect(await home.ask("PUT", "user", right, token: token).status == 200)
  }

  @Test(arguments: [
    ("logout", [403, 403, 200]), ("logout?scope=global", [403, 403, 200]), ("logout?scope=local", [403, 200, 200]),
    ("logout?scope=others", [200, 403, 200]),
  ])
  func `signing out ends the sessions of its scope`(path: String, statuses: [Int]) async {
    let bob = await home.signUp("bob@example.org").accessToken
    let (here, elsewhere) = (await home.signUp().accessToken, await home.signIn().accessToken)
    let answer = await home.ask("POST", path, token: here)
    #expect(answer.status == 204 && answer.response.body.isEmpty)
    var found: [Int] = []
    for token in [here, elsewhere, bob] { found.append(await home.ask("GET", "user", token: token).status) }
    #expect(found == statuses)
  }

  @Test func `signing out twice, without a token or with another scope is told`() async {
    let token = await home.signUp().accessToken
    #expect(await home.ask("POST", "logout?scope=all", token: token).refusal == "400 validation_failed")
    #expect(await home.ask("POST", "logout").refusal == "401 no_authorization")
    #expect(await home.ask("POST", "logout", token: token).status == 204)
    #expect(await home.ask("POST", "logout", token: token).refusal == "403 session_not_found")
  }
}
