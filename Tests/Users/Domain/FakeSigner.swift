import Foundation
import UsersDomain
import Values

/// Tokens that say openly what they say, and are believed when they do; refresh tokens count upwards.
struct FakeSigner: AccessTokenSigner {
  func token(for user: User, session: UUID, issuedAt: Timestamp, expiresAt: Timestamp) -> String {
    "\(UUIDText.text(user.id))|\(UUIDText.text(session))|\(expiresAt.nanoseconds)"
  }

  func claims(in text: String) -> AccessClaims? {
    let parts = text.split(separator: "|").map(String.init)
    guard parts.count == 3, let user = UUIDText.uuid(parts[0]), let session = UUIDText.uuid(parts[1]), let end = Int64(parts[2])
    else { return nil }
    return AccessClaims(session: session, user: user, expiresAt: Timestamp(nanoseconds: end))
  }

  func successor(of token: SessionToken) -> SessionToken {
    let number = UInt64(token.text.suffix(15), radix: 16) ?? 0
    return SessionToken(bits: (0, 0, 0, number + 1))
  }
}
