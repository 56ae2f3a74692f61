import Entities
import Foundation
import Storage
import TestSupport
import Testing
import UsersDomain
import Values

@testable import UsersData

@Suite struct JSONWebTokenSignerTests {
  private let session = RandomID.make()
  private let end = noon.adding(seconds: 3600)

  private func withSigner(_ body: (JSONWebTokenSigner, ScratchFolder) async throws -> Void) async throws {
    try await withScratchFolder { folder in
      try await body(JSONWebTokenSigner(folder: try StateFolder(environment: ["XDG_STATE_HOME": folder.path])), folder)
    }
  }

  private func parts(_ token: String) -> [String] { token.split(separator: ".").map(String.init) }

  private func decoded(_ part: String) throws -> [String: Any] {
    let bytes = try #require(Base64URL.decoded(part.utf8))
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test func `what was signed is read back, also by another process`() async throws {
    try await withSigner { signer, folder in
      let ann = try User.sample()
      let token = try signer.token(for: ann, session: session, issuedAt: noon, expiresAt: end)
      let claims = AccessClaims(session: session, user: ann.id, expiresAt: end)
      #expect(try signer.claims(in: token) == claims && signer.claims(in: token) == claims)
      let other = JSONWebTokenSigner(folder: try StateFolder(environment: ["XDG_STATE_HOME": folder.path]))
      #expect(try other.claims(in: token) == claims)
    }
  }

  @Test func `head and payload are what programs expect`() async throws {
    try await withSigner { signer, _ in
      var user = try User.full()
      user.name = "José \"Pepe\" Ñandú"
      let token = try signer.token(for: user, session: session, issuedAt: noon, expiresAt: end)
      let head = try decoded(parts(token)[0])
      #expect(head["alg"] as? String == "HS256" && head["typ"] as? String == "JWT" && head["kid"] == nil && head.count == 2)
      let payload = try decoded(parts(token)[1])
      #expect(payload["sub"] as? String == UUIDText.text(user.id) && payload["session_id"] as? String == UUIDText.text(session))
      #expect(payload["exp"] as? Int == 1_717_160_400 && payload["iat"] as? Int == 1_717_156_800)
      #expect(payload["aud"] as? String == "authenticated" && payload["role"] as? String == "authenticated")
      #expect(payload["iss"] as? String == "app" && payload["aal"] as? String == "aal1")
      #expect(payload["email"] as? String == user.email?.text && payload["phone"] as? String == "")
      #expect(payload["is_anonymous"] as? Bool == false)
      let details = try #require(payload["user_metadata"] as? [String: String])
      #expect(details == ["full_name": user.name, "name": user.name, "avatar_url": user.avatarURL?.text])
      let ways = try #require(payload["app_metadata"] as? [String: Any])
      #expect(ways["provider"] as? String == "email" && ways["providers"] as? [String] == ["email"])
    }
  }

  @Test func `a name of many kilobytes makes no token that no header can hold`() async throws {
    try await withSigner { signer, _ in
      var user = try User.sample(String(repeating: "n", count: 60_000))
      user.avatarURL = try WebAddress(parsing: "https://example.org/" + String(repeating: "a", count: 8000))
      let token = try signer.token(for: user, session: session, issuedAt: noon, expiresAt: end)
      #expect(token.utf8.count < 2048)
      #expect(try signer.claims(in: token)?.user == user.id)
    }
  }

  @Test func `one bit changed anywhere, and it is none of ours`() async throws {
    try await withSigner { signer, _ in
      let token = Array(try signer.token(for: .sample(), session: session, issuedAt: noon, expiresAt: end).utf8)
      for place in token.indices {
        var changed = token
        changed[place] ^= 1
        #expect(try signer.claims(in: String(decoding: changed, as: UTF8.self)) == nil, "byte \(place)")
      }
    }
  }

  /// What has been done to other programs' tokens (RFC 8725, sections 2.1 and 3.1).
  @Test func `another algorithm, or none, is no token`() async throws {
    try await withSigner { signer, _ in
      let token = try signer.token(for: .sample(), session: session, issuedAt: noon, expiresAt: end)
      let (payload, code) = (parts(token)[1], parts(token)[2])
      for head in [
        #"{"alg":"none","typ":"JWT"}"#, #"{"alg":"None"}"#, #"{"alg":"HS512","typ":"JWT"}"#, #"{"alg":"RS256","typ":"JWT"}"#,
        #"{"typ":"JWT","alg":"HS256"}"#, "{}", "",
      ] {
        let encoded = Base64URL.encoded(Array(head.utf8))
        for signature in ["", code] { #expect(try signer.claims(in: "\(encoded).\(payload).\(signature)") == nil, "\(head)") }
      }
    }
  }

  @Test(arguments: [
    "", ".", "..", "...", "x", "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9", "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.",
    "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9..", "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.e30", "é.é.é", "\u{0}",
    String(repeating: "a", count: 100_000),
    "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9." + String(repeating: "a", count: 100_000) + ".aaaa",
  ])
  func `what is no token is none`(text: String) async throws {
    try await withSigner { signer, _ in
      let claims = try signer.claims(in: text)
      #expect(claims == nil)
    }
  }

  @Test func `a token is good under its own secret alone, and spelled in one way`() async throws {
    try await withSigner { signer, folder in
      let token = try signer.token(for: .sample(), session: session, issuedAt: noon, expiresAt: end)
      let elsewhere = JSONWebTokenSigner(folder: try StateFolder(environment: ["XDG_STATE_HOME": folder.path("other")]))
      #expect(try elsewhere.claims(in: token) == nil)
      _ = try signer.claims(in: token)
      let kelvin = String(token.map { $0 == "K" ? "\u{212A}" : $0 })
      if kelvin.utf8.count != token.utf8.count {
        let claims = try signer.claims(in: kelvin)
        #expect(claims == nil)
      }
      for other in [token + "=", token + ".", " " + token, token + "\n", token + ".e30"] {
        #expect(try signer.claims(in: other) == nil)
      }
    }
  }

  @Test func `the successor of a token is the same each time and another for every token and secret`() async throws {
    try await withSigner { signer, folder in
      let (one, two) = (SessionToken.make(), SessionToken.make())
      let next = try signer.successor(of: one)
      #expect(try next == signer.successor(of: one) && next != one)
      #expect(try next != signer.successor(of: two) && next != signer.successor(of: next))
      #expect(SessionToken(text: next.text) == next)
      let elsewhere = JSONWebTokenSigner(folder: try StateFolder(environment: ["XDG_STATE_HOME": folder.path("other")]))
      #expect(try elsewhere.successor(of: one) != next)
    }
  }

  /// RFC 4231, test cases 1 and 2; a shorter key is the same as one filled up with zeros (RFC 2104, section 2).
  @Test(arguments: [
    (
      [UInt8](repeating: 0x0B, count: 20), "Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      Array("Jefe".utf8), "what do ya want for nothing?", "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
  ])
  func `codes are HMAC-SHA-256`(key: [UInt8], message: String, digits: String) throws {
    let secret = try #require(TokenSecret(key + [UInt8](repeating: 0, count: 32 - key.count)))
    let code = secret.code(of: Array(message.utf8), try Sodium.open())
    #expect(code.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() == digits)
    #expect(secret.isCode(code, of: Array(message.utf8), try Sodium.open()))
    #expect(!secret.isCode(Array(code.dropLast()), of: Array(message.utf8), try Sodium.open()))
  }

  /// RFC 4648, section 10, and RFC 7515, appendix C.
  @Test(arguments: [
    ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"), ("foobar", "Zm9vYmFy"),
  ])
  func `letters for a URL`(text: String, letters: String) {
    #expect(Base64URL.encoded(Array(text.utf8)) == letters)
    #expect(Base64URL.decoded(letters.utf8) == Array(text.utf8))
    #expect(
      Base64URL.encoded([3, 236, 255, 224, 193]) == "A-z_4ME" && Base64URL.decoded("A-z_4ME".utf8) == [3, 236, 255, 224, 193])
  }

  @Test(arguments: ["A", "Zg==", "Zh", "Zm9", "A+/_", "Zm9v\n", "Zm9vA", "é"])
  func `bytes are spelled in one way`(letters: String) {
    #expect(Base64URL.decoded(letters.utf8) == nil)
  }
}
