public import UsersDomain

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Hashes passwords with Argon2id and tokens with BLAKE2b, by libsodium, which is opened when it is first needed.
public struct Argon2Hasher: SecretHasher {
  private let parameters: Argon2Parameters

  /// Asks for the work that is due today.
  public init() {
    self.init(parameters: .current)
  }

  init(parameters: Argon2Parameters) {
    self.parameters = parameters
  }

  public func hash(_ password: Password) throws -> PasswordHash {
    let sodium = try Sodium.open()
    var text = [CChar](repeating: 0, count: Sodium.hashLength)
    let code = sodium.hashPassword(
      &text, password.bytes.characters, UInt64(password.bytes.count), UInt64(parameters.passes), parameters.memory * 1024)
    guard code == 0 else { throw HashingFailed.tooLittleMemory }
    return PasswordHash(text: String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  public func check(_ password: Password?, against hash: PasswordHash?) throws -> PasswordCheck {
    let sodium = try Sodium.open()
    let compared = hash ?? parameters.hashOfNothing
    guard let stated = Argon2Parameters(compared) else { throw HashingFailed.damagedHash }
    let bytes = password?.bytes ?? []
    errno = 0
    let code = sodium.verifyPassword(compared.text, bytes.characters, UInt64(bytes.count))
    if code != 0, errno == ENOMEM { throw HashingFailed.tooLittleMemory }
    guard code == 0, password != nil, hash != nil else { return .wrong }
    return stated.isWeak ? .rightButWeak : .right
  }

  public func fingerprint(of token: SessionToken) throws -> String {
    let sodium = try Sodium.open()
    let secret = Array(token.text.utf8)
    var hash = [UInt8](repeating: 0, count: 32)
    guard sodium.genericHash(&hash, hash.count, secret, UInt64(secret.count), nil, 0) == 0 else {
      throw HashingFailed.tooLittleMemory
    }
    return hash.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension [UInt8] {
  /// As C has text; with its NUL, so that there is memory to point at even for none.
  fileprivate var characters: [CChar] { map { CChar(bitPattern: $0) } + [0] }
}
