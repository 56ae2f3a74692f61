import Foundation
import Storage
import UsersData
import UsersDomain
import Values

/// A text shown as an access token, and a token made of the text, once whole and once bent.
struct FuzzedToken {
  /// Its secret is made once, in a folder of its own.
  private static let signer = try? JSONWebTokenSigner(
    folder: StateFolder(environment: ["XDG_STATE_HOME": FuzzedFile.newPath()]))

  static func read(_ text: String, _ bytes: [UInt8]) throws {
    guard let signer else { found("there is no folder for a secret") }
    _ = try signer.claims(in: text)
    let user = User(name: text, email: try? EmailAddress(parsing: text), avatarURL: try? WebAddress(parsing: text))
    let claims = AccessClaims(session: user.id, user: user.id, expiresAt: Timestamp(nanoseconds: 4_000_000_000_000_000_000))
    let token = try signer.token(
      for: user, session: claims.session, issuedAt: Timestamp(nanoseconds: 0), expiresAt: claims.expiresAt)
    guard try signer.claims(in: token) == claims else { found("a token says something else than was written") }
    var bent = Array(token.utf8)
    bent[(bytes.first.map(Int.init) ?? 0) * bent.count / 256] ^= UInt8(bytes.count % 127 + 1)
    if try signer.claims(in: String(decoding: bent, as: UTF8.self)) != nil { found("a bent token is taken for genuine") }
  }
}
