import Foundation
import HTTP
import Synchronization
import Testing
import UsersDomain
import UsersPresentation
import Values

/// An endpoint over accounts in memory, asked as a program asks it.
final class AuthHome: Sendable {
  let household = Household()
  let throttle = SignInThrottle()
  private let closed = Mutex(false)
  private let now = Mutex(Timestamp(nanoseconds: 1_717_156_800_123_456_789))

  var time: Timestamp { now.withLock { $0 } }
  func pass(seconds: Int64) { now.withLock { $0 = $0.adding(seconds: seconds) } }
  func closeSignUp() { closed.withLock { $0 = true } }

  var endpoint: AuthEndpoint {
    let (accounts, hasher, signer) = (household.accounts, PlainHasher(), FakeSigner())
    return AuthEndpoint(
      users: accounts.users, register: household.register, signIn: household.signIn,
      refreshSession: RefreshSessionUseCase(accounts: accounts, hasher: hasher, signer: signer),
      findSession: FindSessionUseCase(accounts: accounts, signer: signer),
      changeAccount: ChangeAccountUseCase(accounts: accounts, hasher: hasher, analytics: household.events),
      endSessions: EndSessionsUseCase(accounts: accounts), signer: signer, throttle: throttle,
      rules: AccountRules(allowsSignUp: !closed.withLock { $0 }))
  }

  func ask(
    _ method: String, _ path: String, _ body: String = "", token: String? = nil, client: String = "192.0.2.1",
    headers: HTTPHeaders = ["Content-Type": "application/json;charset=UTF-8"]
  ) async -> Answer {
    var headers = headers
    if let token { headers["Authorization"] = "Bearer \(token)" }
    let parts = path.split(separator: "?", maxSplits: 1).map(String.init)
    let request = HTTPRequest(
      method, "/auth/v1/" + parts[0], query: parts.count > 1 ? parts[1] : "", headers: headers, body: Array(body.utf8),
      client: client)
    return Answer(response: await endpoint(request, at: time))
  }

  func signUp(_ email: String = "ann@example.org", password: String = goodPassword, data: String = "{}") async -> Answer {
    await ask("POST", "signup", #"{"email":"\#(email)","password":"\#(password)","data":\#(data)}"#)
  }

  func signIn(_ email: String = "ann@example.org", password: String = goodPassword, client: String = "192.0.2.1") async
    -> Answer
  {
    await ask(
      "POST", "token?grant_type=password",
      #"{"email":"\#(email)","password":"\#(password)","data":{},"gotrue_meta_security":{"captcha_token":null}}"#, client: client)
  }

  func refresh(_ token: String) async -> Answer {
    await ask("POST", "token?grant_type=refresh_token", #"{"refresh_token":"\#(token)"}"#)
  }
}

/// A response with its body read as JSON.
struct Answer {
  let response: HTTPResponse

  var status: Int { response.status }
  var text: String { String(decoding: response.body, as: UTF8.self) }
  var json: [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(response.body))) as? [String: Any] ?? [:]
  }

  func string(_ path: String...) -> String? { value(path) as? String }

  func value(_ path: [String]) -> Any? {
    var value: Any? = json
    for name in path { value = (value as? [String: Any])?[name] }
    return value
  }

  var accessToken: String { string("access_token") ?? "" }
  var refreshToken: String { string("refresh_token") ?? "" }
  /// The status and the code of a refusal, once its shape is as programs expect it.
  var refusal: String {
    guard json["code"] as? Int == status, let code = string("error_code"), string("msg")?.isEmpty == false else { return text }
    return "\(status) \(code)"
  }
}
