import Synchronization
import UsersDomain

/// Hashes by writing the password into the hash, and counts how often it had work.
final class FakeHasher: SecretHasher {
  private let works = Atomic(0)
  /// What marks a hash as strong enough.
  private let strength: String

  init(strength: String = "strong") {
    self.strength = strength
  }

  var work: Int { works.load(ordering: .relaxed) }

  func hash(_ password: Password) -> PasswordHash {
    works.add(1, ordering: .relaxed)
    return PasswordHash(text: strength + ":" + String(decoding: password.bytes, as: UTF8.self))
  }

  func check(_ password: Password?, against hash: PasswordHash?) -> PasswordCheck {
    works.add(1, ordering: .relaxed)
    guard let password, let hash, let colon = hash.text.firstIndex(of: ":"),
      hash.text[colon...].dropFirst() == String(decoding: password.bytes, as: UTF8.self)
    else { return .wrong }
    return hash.text.hasPrefix(strength) ? .right : .rightButWeak
  }

  func fingerprint(of token: SessionToken) -> String { "print of " + token.text }
}
