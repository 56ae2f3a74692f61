import HTTP
import Testing
import UsersDomain
import Values

@Suite struct AuthSignUpTests {
  private let home = AuthHome()

  @Test func `signing up gives a session at once, in the shape every program reads`() async throws {
    let answer = await home.signUp(data: #"{"full_name":"Ann Lee","avatar_url":"https://example.org/a.png"}"#)
    #expect(answer.status == 200 && answer.response.headers["Content-Type"]?.hasPrefix("application/json") == true)
    #expect(answer.response.headers["Cache-Control"] == "no-store")
    #expect(answer.string("token_type") == "bearer" && answer.json["expires_in"] as? Int == 3600)
    #expect(answer.json["expires_at"] as? Int == 1_717_160_400)
    #expect(SessionToken(text: answer.refreshToken) != nil && !answer.accessToken.isEmpty)
    let user = try #require(home.household.accounts.state.users.first)
    #expect(user.name == "Ann Lee" && user.email?.text == "ann@example.org")
    let id = UUIDText.text(user.id)
    #expect(answer.string("user", "id") == id && answer.string("user", "aud") == "authenticated")
    #expect(answer.string("user", "role") == "authenticated" && answer.string("user", "email") == "ann@example.org")
    #expect(answer.string("user", "phone") == "")
    for name in ["created_at", "updated_at", "email_confirmed_at", "confirmed_at", "last_sign_in_at"] {
      #expect(answer.string("user", name) == "2024-05-31T12:00:00.123456Z", "\(name)")
    }
    #expect(answer.value(["user", "is_anonymous"]) as? Bool == false)
    #expect(answer.value(["user", "app_metadata", "providers"]) as? [String] == ["email"])
    #expect(
      answer.value(["user", "user_metadata"]) as? [String: String] == [
        "full_name": "Ann Lee", "name": "Ann Lee", "avatar_url": "https://example.org/a.png",
      ])
    let identity = try #require((answer.value(["user", "identities"]) as? [[String: Any]])?.first)
    #expect(identity["provider"] as? String == "email" && identity["user_id"] as? String == id)
    for name in ["id", "identity_id"] { #expect(identity[name] as? String == id) }
    #expect((identity["identity_data"] as? [String: String]) == ["sub": id, "email": "ann@example.org"])
  }

  @Test(arguments: [
    (#"{"full_name":"Ann Lee","name":"Other"}"#, "Ann Lee"), (#"{"name":"Ann"}"#, "Ann"), ("{}", "ann"), ("null", "ann"),
    (#"{"name":" "}"#, "ann"), (#"{"full_name":null,"name":"A"}"#, "A"), (#"{"age":7,"deep":[{"x":1}]}"#, "ann"),
    (#"{"name":"\u0041nn \"Lee\""}"#, "Ann \"Lee\""), (#"{"name":"Ann","avatar_url":""}"#, "Ann"),
  ])
  func `a name is what somebody says, else what stands before the @`(data: String, name: String) async {
    let answer = await home.signUp(data: data)
    #expect(answer.status == 200, "\(answer.text)")
    #expect(home.household.accounts.state.users.map(\.name) == [name])
    #expect(answer.string("user", "user_metadata", "full_name") == name)
  }

  @Test(arguments: [
    ("short", "length"), ("passwordpassword", "pwned"), ("seven grey\\u0000otters", "characters"), ("ann@example.org", "pwned"),
  ])
  func `a weak password is refused with its reason`(password: String, reason: String) async {
    let answer = await home.signUp(password: password)
    #expect(answer.refusal == "422 weak_password")
    #expect(answer.value(["weak_password", "reasons"]) as? [String] == [reason])
    #expect(home.household.accounts.state.users.isEmpty)
    #expect(!answer.text.contains(password) || password == "ann@example.org")
  }

  @Test(arguments: ["ann@example.org", "ANN@Example.ORG"])
  func `an address is registered once`(email: String) async {
    _ = await home.signUp()
    #expect(await home.signUp(email).refusal == "422 user_already_exists")
    #expect(home.household.accounts.state.users.count == 1)
  }

  @Test func `who asks for one address after the other is slowed`() async {
    _ = await home.signUp()
    var answers: [String] = []
    for _ in 0..<8 { answers.append(await home.signUp().refusal) }
    #expect(answers.first == "422 user_already_exists" && answers.last == "429 over_request_rate_limit")
  }

  @Test func `a closed house takes nobody`() async {
    home.closeSignUp()
    #expect(await home.signUp().refusal == "422 signup_disabled")
    #expect(await home.ask("GET", "settings").json["disable_signup"] as? Bool == true)
  }

  @Test(arguments: [
    (#"{}"#, "422 anonymous_provider_disabled"), (#"{"data":{}}"#, "422 anonymous_provider_disabled"),
    (#"{"phone":"+49301234","password":"x"}"#, "422 phone_provider_disabled"),
    (#"{"password":"seven grey otters hum"}"#, "400 validation_failed"),
    (#"{"email":"ann@example.org"}"#, "400 validation_failed"),
    (#"{"email":"ann@example.org","password":""}"#, "400 validation_failed"),
    (#"{"email":"no","password":"x"}"#, "400 validation_failed"),
    (#"{"email":7,"password":"x"}"#, "400 validation_failed"),
    (#"{"email":["a@x.org"],"password":"x"}"#, "400 validation_failed"),
    (#"{"email":"a@x.org","password":{"x":1}}"#, "400 validation_failed"),
    (#"{"email":"a@x.org","password":true}"#, "400 validation_failed"),
    (#"{"email":"a@x.org","password":"seven grey otters hum","data":"x"}"#, "400 validation_failed"),
    (#"{"email":"a@x.org","password":"seven grey otters hum","data":{"name":1e999}}"#, "400 validation_failed"),
    (#"{"email":"a@x.org","password":"seven grey otters hum","data":{"avatar_url":"javascript:x"}}"#, "400 validation_failed"),
    (#"{"email":"a@x.org","password":"x","password":"y"}"#, "400 bad_json"),
    (#"{"data":{"a":1,"a":2},"email":"a@x.org","password":"x"}"#, "400 bad_json"),
  ])
  func `what is missing or of the wrong type is said, and nobody is stored`(body: String, refusal: String) async {
    #expect(await home.ask("POST", "signup", body).refusal == refusal)
    #expect(home.household.accounts.state.users.isEmpty)
  }
}
