import Entities
import Files
import HTTP
import UsersDomain
import Values

extension AuthEndpoint {
  func showUser(_ request: HTTPRequest, at time: Timestamp) async throws -> HTTPResponse {
    let session = try await findSession(accessToken: try request.bearerToken(), at: time)
    return shown(try await owner(of: session), session)
  }

  func changeUser(_ request: HTTPRequest, at time: Timestamp) async throws -> HTTPResponse {
    let session = try await findSession(accessToken: try request.bearerToken(), at: time)
    let change = try change(try RequestFields(request))
    guard change.currentPassword != nil, let email = try await owner(of: session).email else {
      return shown(try await changeAccount(change, in: session, at: time), session)
    }
    return shown(
      try await trying(email, request, at: time) { try await changeAccount(change, in: session, at: time) }, session)
  }

  func signOut(_ request: HTTPRequest, at time: Timestamp) async throws -> HTTPResponse {
    guard let scope = SessionScope(rawValue: try request.parameter("scope") ?? "global") else {
      throw AuthFault.invalid("A scope is 'global', 'local' or 'others'")
    }
    let session = try await findSession(accessToken: try request.bearerToken(), at: time)
    try await endSessions(scope, of: session)
    return HTTPResponse(204, headers: ["Cache-Control": "no-store"])
  }

  private func owner(of session: Session) async throws -> User {
    guard let user = try await users.stored(id: session.user)?.item else { throw UserError.gone(session.user) }
    return user
  }

  private func shown(_ user: User, _ session: Session) -> HTTPResponse {
    var json = ByteBuffer(capacity: 2048)
    AccountJSON.append(user, signedInAt: session.createdAt, to: &json)
    return .auth(200, json)
  }

  private func change(_ fields: RequestFields) throws -> AccountChange {
    if let phone = try fields.text("phone"), !phone.isEmpty { throw AuthFault.noPhones }
    var change = AccountChange()
    change.password = try fields.text("password")
    change.currentPassword = try fields.text("current_password")
    if let email = try fields.text("email") {
      guard let address = try? EmailAddress(parsing: Tidy.trimmed(email)) else {
        throw AuthFault.invalid("Unable to validate email address: invalid format")
      }
      change.email = address
    }
    guard let data = try fields.object("data") else { return change }
    change.name = try data.text("full_name") ?? data.text("name")
    if data.has("avatar_url") {
      let picture = try data.text("avatar_url") ?? ""
      change.avatarURL = .some(picture.isEmpty ? nil : try WebAddress(parsing: picture))
    }
    return change
  }
}
