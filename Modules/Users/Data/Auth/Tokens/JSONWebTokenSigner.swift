public import Foundation
public import Storage
import Synchronization
public import UsersDomain
public import Values

/// Access tokens as JSON Web Tokens (RFC 7519), signed by HMAC-SHA-256 and nothing else (RFC 8725, section 3.1).
public final class JSONWebTokenSigner: AccessTokenSigner {
  /// `{"alg":"HS256","typ":"JWT"}`; a token that begins otherwise is not ours.
  private static let head = "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9"
  private static let longest = 16_384

  private let file: TokenSecretFile
  private let secret = Mutex<TokenSecret?>(nil)
  private let recent = RecentClaims()

  /// The secret is in this folder, made when it is first needed.
  public init(folder: StateFolder) {
    file = TokenSecretFile(folder: folder)
  }

  public func token(for user: User, session: UUID, issuedAt: Timestamp, expiresAt: Timestamp) throws -> String {
    let payload = TokenPayload.bytes(for: user, session: session, issuedAt: issuedAt, expiresAt: expiresAt)
    let message = Self.head + "." + Base64URL.encoded(payload)
    let code = try loaded().code(of: Array(message.utf8), try Sodium.open())
    return message + "." + Base64URL.encoded(code)
  }

  public func claims(in text: String) throws -> AccessClaims? {
    if let claims = recent[text] { return claims }
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.longest, bytes.starts(with: (Self.head + ".").utf8),
      let point = bytes.lastIndex(of: UInt8(ascii: ".")), point > Self.head.utf8.count,
      let code = Base64URL.decoded(bytes[(point + 1)...]),
      try loaded().isCode(code, of: Array(bytes[..<point]), try Sodium.open()),
      let payload = Base64URL.decoded(bytes[(Self.head.utf8.count + 1)..<point]), let claims = TokenPayload.claims(in: payload)
    else { return nil }
    recent[text] = claims
    return claims
  }

  public func successor(of token: SessionToken) throws -> SessionToken {
    // Begins as no JSON Web Token does, so neither can be taken for the other.
    let code = try loaded().code(of: Array("successor of \(token.text)".utf8), try Sodium.open())
    return SessionToken(
      bits: code.withUnsafeBytes { $0.loadUnaligned(as: (UInt64, UInt64, UInt64, UInt64).self) })
  }

  private func loaded() throws -> TokenSecret {
    try secret.withLock { secret in
      if let secret { return secret }
      let read = try file.secret()
      secret = read
      return read
    }
  }
}
