import Synchronization
import UsersDomain

/// What genuine tokens said that came lately, so that a program which sends a thousand requests has its token verified once.
///
/// A signature does not change; whether a token has expired, and its session is open, is looked at each time all the same.
final class RecentClaims: Sendable {
  private static let most = 1024

  private let claims = Mutex<[String: AccessClaims]>([:])

  subscript(_ token: String) -> AccessClaims? {
    get { claims.withLock { $0[token] } }
    set {
      claims.withLock { claims in
        if claims.count >= Self.most { claims.removeAll(keepingCapacity: true) }
        claims[token] = newValue
      }
    }
  }
}
