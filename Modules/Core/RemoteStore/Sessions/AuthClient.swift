import Files
import HTTP
import HTTPClient
import Storage
import Values

/// Asks a server about accounts and sessions, in GoTrue's shapes.
struct AuthClient: Sendable {
  let address: ServerAddress
  let host: String
  let key: String?
  let client: HTTPClient

  /// The members of the object that comes back, none where nothing does.
  ///
  /// - Parameters:
  ///   - path: behind `/auth/v1`, with its query.
  ///   - token: who asks, where that is known.
  ///   - fields: of the object that is sent, their values as JSON; what they say is secret.
  func send(
    _ method: String, _ path: String, token: String? = nil, fields: [(name: String, value: String)]? = nil
  ) async throws -> [JSONMember] {
    var call = HTTPCall(method, "\(address.text)/auth/v1\(path)")
    if let key { call.headers["apikey"] = key }
    if let token { call.headers["Authorization"] = "Bearer \(token)" }
    if let fields {
      call.headers["Content-Type"] = "application/json"
      call.body = Array(JSONText.object(fields).utf8)
      call.hasSecretBody = true
    }
    let response = try await client.send(call)
    if response.body.isEmpty { return [] }
    guard case .object(let members)? = try response.jsonElements(host: host).first?.value else {
      throw NetworkError.notUnderstood(host: host, place: "An object was expected.")
    }
    return members
  }
}
