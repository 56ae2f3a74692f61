import Foundation
public import Testing

/// Somebody who has signed up or in.
public struct SignedInUser: Sendable {
  public let id: String
  public let email: String
  /// Shown with every request.
  public let token: String
  public let refreshToken: String
}

extension ServedApp {
  /// What the tests' people sign in with.
  public static let password = "correct horse battery staple"

  /// Opens an account `NAME@example.org`; an issue is recorded when that is refused.
  public func signUp(
    _ name: String, password: String = ServedApp.password, from address: String? = nil,
    at location: SourceLocation = #_sourceLocation
  ) async throws -> SignedInUser {
    let answer = try await send(
      Self.credentials("/auth/v1/signup", "\(name)@example.org", password, from: address), at: location)
    return try #require(answer.signedIn, "\(answer.status) \(answer.body)", sourceLocation: location)
  }

  /// Asks for a token by a password, right or wrong.
  public func signIn(_ name: String, password: String = ServedApp.password, from address: String? = nil) async throws -> Answer {
    try await send(Self.credentials("/auth/v1/token?grant_type=password", "\(name)@example.org", password, from: address))
  }

  /// Asks for the next token by a refresh token.
  public func refresh(_ token: String) async throws -> Answer {
    try await send(WebRequest("POST", "/auth/v1/token?grant_type=refresh_token", #"{"refresh_token":"\#(token)"}"#))
  }

  private static func credentials(_ target: String, _ email: String, _ password: String, from address: String?) -> WebRequest {
    let request = WebRequest("POST", target, #"{"email":"\#(email)","password":"\#(password)"}"#)
    return address.map { request.with("X-Forwarded-For", $0) } ?? request
  }
}

extension Answer {
  /// What a sign-in grants; nil for anything else.
  public var signedIn: SignedInUser? {
    struct Grant: Decodable {
      struct User: Decodable {
        let id: String
        let email: String
      }
      let accessToken: String
      let refreshToken: String
      let user: User
    }
    guard status == 200, let grant = try? decoded(Grant.self) else { return nil }
    return SignedInUser(id: grant.user.id, email: grant.user.email, token: grant.accessToken, refreshToken: grant.refreshToken)
  }

  /// The code of a refusal, in the words of PostgREST or GoTrue; nil without one.
  public var code: String? {
    struct TableRefusal: Decodable { let code: String }
    struct AccountRefusal: Decodable { let errorCode: String }
    return (try? decoded(AccountRefusal.self).errorCode) ?? (try? decoded(TableRefusal.self).code)
  }

  /// One member of each row, as text.
  public func texts(_ member: String) throws -> [String] {
    let rows = try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [[String: Any]] ?? []
    return rows.map { $0[member].map { "\($0)" } ?? "" }
  }

  private func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(type, from: Data(body.utf8))
  }
}
