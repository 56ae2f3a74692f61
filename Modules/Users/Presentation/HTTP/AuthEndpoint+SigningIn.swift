import Entities
import Files
import HTTP
import UsersDomain
import Values

extension AuthEndpoint {
  func signUp(_ request: HTTPRequest, at time: Timestamp) async throws -> HTTPResponse {
    guard rules.allowsSignUp else { throw AuthFault.signUpClosed }
    let fields = try RequestFields(request)
    let (email, password) = try credentials(fields)
    var user = User(name: email.localName, email: email)
    if let data = try fields.object("data") {
      let name = try data.text("full_name") ?? data.text("name")
      if let name, !Tidy.text(name).isEmpty { user.name = name }
      user.avatarURL = try data.text("avatar_url").flatMap { try $0.isEmpty ? nil : WebAddress(parsing: $0) }
    }
    let signed = try await trying(email, request, at: time) {
      do {
        _ = try await register(user, password: password, at: time)
      } catch let error where Self.isTaken(error) {
        throw AuthFault.alreadyRegistered
      }
      return try await signIn(email: email, password: password, at: time)
    }
    return try granted(signed, at: time)
  }

  func grantToken(_ request: HTTPRequest, at time: Timestamp) async throws -> HTTPResponse {
    switch try request.parameter("grant_type") {
    case "password": try await grantForPassword(request, at: time)
    case "refresh_token": try await grantForToken(request, at: time)
    default: throw AuthFault.invalid("unsupported_grant_type: it is 'password' or 'refresh_token'")
    }
  }

  private func grantForPassword(_ request: HTTPRequest, at time: Timestamp) async throws -> HTTPResponse {
    let (email, password) = try credentials(try RequestFields(request))
    let signed = try await trying(email, request, at: time) { try await signIn(email: email, password: password, at: time) }
    return try granted(signed, at: time)
  }

  private func grantForToken(_ request: HTTPRequest, at time: Timestamp) async throws -> HTTPResponse {
    guard let text = try RequestFields(request).text("refresh_token"), let token = SessionToken(text: text) else {
      throw AuthFault.unknownRefreshToken
    }
    do {
      let signed = try await refreshSession(token, at: time)
      if let email = signed.user.email { throttle.recognise(email, from: request.client, at: time) }
      return try granted(signed, at: time)
    } catch AuthError.sessionEnded {
      throw AuthFault.unknownRefreshToken
    }
  }

  private func granted(_ signed: SignedIn, at time: Timestamp) throws -> HTTPResponse {
    var json = ByteBuffer(capacity: 4096)
    AccountJSON.append(try signer.grant(for: signed, at: time), to: &json)
    return .auth(200, json)
  }

  /// Does what tells whether a password is right, or an address registered, unless too many of that have failed.
  func trying<Result>(
    _ email: EmailAddress, _ request: HTTPRequest, at time: Timestamp, _ body: () async throws -> Result
  ) async throws -> Result {
    if case .wait(let seconds) = throttle.admit(email, from: request.client, at: time) { throw AuthFault.wait(seconds) }
    do {
      let result = try await body()
      throttle.succeed(email, from: request.client, at: time)
      return result
    } catch {
      if !Self.isGuess(error) { throttle.forgive(email, from: request.client, at: time) }
      throw error
    }
  }

  private func credentials(_ fields: RequestFields) throws(AuthFault) -> (EmailAddress, password: String) {
    let password = try fields.text("password")
    guard let typed = try fields.text("email"), !typed.isEmpty else {
      if let phone = try fields.text("phone"), !phone.isEmpty { throw .noPhones }
      throw password == nil ? .noAnonymous : .invalid("An e-mail address is needed")
    }
    guard let password, !password.isEmpty else { throw .invalid("A password is needed") }
    guard let email = try? EmailAddress(parsing: Tidy.trimmed(typed)) else {
      throw .invalid("Unable to validate email address: invalid format")
    }
    return (email, password)
  }

  private static func isGuess(_ error: any Error) -> Bool {
    switch error {
    case AuthError.wrongCredentials, AuthError.wrongPassword: true
    case let fault as AuthFault: fault == .alreadyRegistered
    default: false
    }
  }

  private static func isTaken(_ error: any Error) -> Bool {
    switch error {
    case UserError.emailTaken, RepositoryError.taken: true
    default: false
    }
  }
}
