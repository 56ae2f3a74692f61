/// What the endpoint answers to, by its path.
enum AuthRoute: String, CaseIterable {
  case signUp = "/auth/v1/signup"
  case token = "/auth/v1/token"
  case user = "/auth/v1/user"
  case signOut = "/auth/v1/logout"
  case settings = "/auth/v1/settings"
  case health = "/auth/v1/health"

  /// `HEAD` goes wherever `GET` does.
  var methods: [String] {
    switch self {
    case .signUp, .token, .signOut: ["POST"]
    case .user: ["GET", "PUT"]
    case .settings, .health: ["GET"]
    }
  }
}
