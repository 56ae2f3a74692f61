import HTTP
import Testing
import UsersDomain
import UsersPresentation
import Values
import Views

@Suite struct AuthRequestTests {
  private let home = AuthHome()

  @Test(arguments: [
    "", " ", "null", "7", "\"x\"", "[]", "[{}]", "{", "}", "{}{}", "{}\n{}", "{} x", "{,}", "{'a':1}", "{\"a\":}", "{\"a\":1,}",
    "{\"a\":\"\u{1}\"}", "{\"a\":\"\\x\"}", "{\"a\":\"\\ud800\"}", "{\"a\":01}", "{\"a\":NaN}", "\u{FEFF}{}", "{\"a\":1 \"b\":2}",
    String(repeating: "[", count: 60_000), String(repeating: "{\"a\":", count: 10_000),
    "{\"email\":\"a@x.org\",\"password\":\"" + String(repeating: "x", count: 20_000),
  ])
  func `what is no JSON object is refused`(body: String) async {
    for path in ["signup", "token?grant_type=password", "token?grant_type=refresh_token"] {
      #expect(await home.ask("POST", path, body).refusal == "400 bad_json", "\(path)")
    }
  }

  @Test func `bytes that are no text are refused`() async {
    let body = Array("{\"email\":\"".utf8) + [0xFF, 0xC0] + Array("@x.org\",\"password\":\"x\"}".utf8)
    let request = HTTPRequest("POST", "/auth/v1/signup", body: body)
    #expect(Answer(response: await home.endpoint(request, at: home.time)).refusal == "400 bad_json")
  }

  @Test func `a body has at most 64 KiB`() async {
    func body(_ count: Int) -> String {
      let head = #"{"email":"ann@example.org","password":"wrong wrong wrong","data":{"x":""#
      return head + String(repeating: "x", count: count - head.utf8.count - 3) + "\"}}"
    }
    #expect(await home.ask("POST", "token?grant_type=password", body(65_536)).refusal == "400 invalid_credentials")
    #expect(await home.ask("POST", "token?grant_type=password", body(65_537)).refusal == "413 request_too_large")
  }

  @Test(
    arguments: [
      (["Content-Type": "application/x-www-form-urlencoded"], 415), (["Content-Type": "text/plain"], 415),
      (["Content-Type": "application/jsonx"], 415), (["Content-Encoding": "gzip"], 415), ([:], 400),
      (["Content-Type": "Application/JSON; charset=utf-8", "Content-Encoding": "identity"], 400),
    ] as [(HTTPHeaders, Int)])
  func `a body is plain JSON, or nobody looks into it`(headers: HTTPHeaders, status: Int) async {
    let body = #"{"email":"ann@example.org","password":"wrong wrong wrong"}"#
    #expect(await home.ask("POST", "token?grant_type=password", body, headers: headers).status == status)
  }

  @Test(arguments: [
    ("GET", "signup", "POST"), ("GET", "token", "POST"), ("DELETE", "user", "HEAD, GET, PUT"), ("POST", "user", "HEAD, GET, PUT"),
    ("GET", "logout", "POST"), ("POST", "settings", "HEAD, GET"), ("PUT", "health", "HEAD, GET"),
    ("get", "user", "HEAD, GET, PUT"),
    ("", "user", "HEAD, GET, PUT"),
  ])
  func `another method is told which there are`(method: String, path: String, allowed: String) async {
    let answer = await home.ask(method, path)
    #expect(answer.refusal == "405 method_not_allowed" && answer.response.headers["Allow"] == allowed)
  }

  @Test(arguments: ["", "otp", "User", "user/", "us%65r", "admin/users", "recover", "user/../user", "verify", "factors"])
  func `another path is not found`(path: String) async {
    let response = await home.endpoint(HTTPRequest("GET", "/auth/v1/" + path), at: home.time)
    #expect(Answer(response: response).refusal == "404 not_found")
  }

  @Test func `health and settings are for everybody`() async {
    let health = await home.ask("GET", "health")
    #expect(health.status == 200 && health.string("name") == "app")
    let settings = await home.ask("GET", "settings")
    #expect(settings.json["disable_signup"] as? Bool == false && settings.json["mailer_autoconfirm"] as? Bool == true)
    #expect(settings.value(["external", "email"]) as? Bool == true && settings.value(["external", "phone"]) as? Bool == false)
  }

  @Test func `what goes wrong here is told without its reason`() async {
    let hasher = FailingHasher()
    let accounts = home.household.accounts
    let signIn = SignInUseCase(accounts: accounts, hasher: hasher)
    for (kind, refusal) in [(FailureKind.inputOutput, "500 unexpected_failure"), (.busy, "503 request_timeout")] {
      hasher.fail(with: kind)
      let endpoint = AuthEndpoint(
        users: accounts.users, register: home.household.register, signIn: signIn,
        refreshSession: RefreshSessionUseCase(accounts: accounts, hasher: hasher, signer: FakeSigner()),
        findSession: FindSessionUseCase(accounts: accounts, signer: FakeSigner()),
        changeAccount: ChangeAccountUseCase(accounts: accounts, hasher: hasher, analytics: home.household.events),
        endSessions: EndSessionsUseCase(accounts: accounts), signer: FakeSigner(), throttle: home.throttle,
        rules: AccountRules(allowsSignUp: true))
      let body = Array(#"{"email":"ann@example.org","password":"\#(goodPassword)"}"#.utf8)
      // More often than wrong passwords are allowed, since nobody was wrong.
      for _ in 0..<30 {
        let request = HTTPRequest("POST", "/auth/v1/token", query: "grant_type=password", body: body)
        let answer = Answer(response: await endpoint(request, at: home.time))
        #expect(answer.refusal == refusal && !answer.text.contains("/secret/place"))
      }
    }
  }
}
