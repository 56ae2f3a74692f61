import Entities
import Files
public import HTTP
public import UsersDomain
public import Values

/// Signing up, in and out over HTTP, as every program written against GoTrue does it.
///
/// Whatever a request holds, the answer is a response; nothing secret is in any but the one that grants it.
public struct AuthEndpoint: Sendable {
  let users: any UserRepository
  let register: RegisterUserUseCase
  let signIn: SignInUseCase
  let refreshSession: RefreshSessionUseCase
  let findSession: FindSessionUseCase
  let changeAccount: ChangeAccountUseCase
  let endSessions: EndSessionsUseCase
  let signer: any AccessTokenSigner
  let throttle: SignInThrottle
  let rules: AccountRules

  /// The throttle must be shared by all who take passwords.
  public init(
    users: any UserRepository, register: RegisterUserUseCase, signIn: SignInUseCase, refreshSession: RefreshSessionUseCase,
    findSession: FindSessionUseCase, changeAccount: ChangeAccountUseCase, endSessions: EndSessionsUseCase,
    signer: any AccessTokenSigner, throttle: SignInThrottle, rules: AccountRules
  ) {
    self.users = users
    self.register = register
    self.signIn = signIn
    self.refreshSession = refreshSession
    self.findSession = findSession
    self.changeAccount = changeAccount
    self.endSessions = endSessions
    self.signer = signer
    self.throttle = throttle
    self.rules = rules
  }

  /// Answers requests whose path begins with `/auth/v1/`; any other is a 404.
  public func callAsFunction(_ request: HTTPRequest, at time: Timestamp) async -> HTTPResponse {
    do {
      return try await answer(request, at: time)
    } catch {
      return AuthFault(error).response
    }
  }

  private func answer(_ request: HTTPRequest, at time: Timestamp) async throws -> HTTPResponse {
    guard let route = AuthRoute(rawValue: request.path) else { throw AuthFault.unknownPath }
    switch (route, request.method == "HEAD" ? "GET" : request.method) {
    case (.signUp, "POST"): return try await signUp(request, at: time)
    case (.token, "POST"): return try await grantToken(request, at: time)
    case (.user, "GET"): return try await showUser(request, at: time)
    case (.user, "PUT"): return try await changeUser(request, at: time)
    case (.signOut, "POST"): return try await signOut(request, at: time)
    case (.settings, "GET"): return settings
    case (.health, "GET"): return health
    default: throw AuthFault.method(allowed: route.methods)
    }
  }

  private var settings: HTTPResponse {
    .json(
      200,
      """
      {"external":{"anonymous_users":false,"email":true,"phone":false},"disable_signup":\(!rules.allowsSignUp),\
      "mailer_autoconfirm":true,"phone_autoconfirm":false,"sms_provider":"","saml_enabled":false,"mfa_enabled":false}
      """)
  }

  private var health: HTTPResponse {
    .json(200, #"{"name":"app","description":"Signs users in as GoTrue does"}"#)
  }
}
