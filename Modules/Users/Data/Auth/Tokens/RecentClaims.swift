import Synchronization
import UsersDomain

/// What genuine tokens said that came lately, so that a program which sends a thousand requests has its token verified once.
///
/// A signature does not change; whether a token has expired, and its session is open, is looked at each time all the same.
final class RecentClaims: Sendable {
  private static let most = 1024

  private let claims = Mutex<[String: AccessClaims]>([:])

  subscript(_ token: String) -> AccessClaims? {
    get {
      // Texts are equal to Swift that differ in bytes, as `K` and the Kelvin sign; a token is spelled in one way.
      claims.withLock { claims in
        guard let index = claims.index(forKey: token), claims[index].key.utf8.count == token.utf8.count else { return nil }
        return claims[index].value
      }
    }
    set {
      claims.withLock { claims in
        if claims.count >= Self.most { claims.removeAll(keepingCapacity: true) }
        claims[token] = newValue
      }
    }
  }
}
