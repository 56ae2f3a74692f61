import Files
import HTTP

/// Why a request is refused, in GoTrue's words, which programs compare.
struct AuthFault: Error, Equatable {
  let status: Int
  /// Such as `invalid_credentials`.
  let code: String
  /// One sentence for a person.
  let message: String
  /// What is wrong with a password: `length`, `characters` or `pwned`.
  var weakness: String?
  /// Seconds.
  var retryAfter: Int?
  var allowedMethods: [String]?

  init(_ status: Int, _ code: String, _ message: String) {
    self.status = status
    self.code = code
    self.message = message
  }

  var response: HTTPResponse {
    var json = ByteBuffer(capacity: 256)
    json.append("{\"code\":")
    json.append(decimal: status)
    json.append(",\"error_code\":")
    json.appendJSON(code)
    json.append(",\"msg\":")
    json.appendJSON(message)
    if let weakness {
      json.append(",\"weak_password\":{\"reasons\":[")
      json.appendJSON(weakness)
      json.append("]}")
    }
    json.append("}")
    var response = HTTPResponse.auth(status, json)
    if let retryAfter { response.headers["Retry-After"] = String(retryAfter) }
    if let allowedMethods { response.headers["Allow"] = allowedMethods.joined(separator: ", ") }
    return response
  }

  /// The body, or a part of it, is not what it has to be.
  static func invalid(_ message: String) -> AuthFault { AuthFault(400, "validation_failed", message) }

  static func malformed(_ message: String) -> AuthFault { AuthFault(400, "bad_json", message) }

  static func wait(_ seconds: Int) -> AuthFault {
    var fault = AuthFault(429, "over_request_rate_limit", "Too many failed sign-ins; try again in \(seconds) s.")
    fault.retryAfter = seconds
    return fault
  }

  static func method(allowed: [String]) -> AuthFault {
    var fault = AuthFault(405, "method_not_allowed", "Method not allowed")
    fault.allowedMethods = allowed.contains("GET") ? ["HEAD"] + allowed : allowed
    return fault
  }

  static let unknownPath = AuthFault(404, "not_found", "There is nothing at this path")
  static let noToken = AuthFault(401, "no_authorization", "This endpoint requires a valid Bearer token")
  static let signUpClosed = AuthFault(422, "signup_disabled", "Signups not allowed for this instance")
  static let noPhones = AuthFault(422, "phone_provider_disabled", "There are no sign-ins by phone here")
  static let noAnonymous = AuthFault(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled")
  static let alreadyRegistered = AuthFault(422, "user_already_exists", "User already registered")
  static let unknownRefreshToken = AuthFault(
    400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found")
}
