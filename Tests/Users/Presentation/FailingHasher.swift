import Synchronization
import UsersDomain
import Values

/// A hasher whose machine is in trouble.
final class FailingHasher: SecretHasher {
  struct Trouble: Failure {
    let kind: FailureKind
    var message: String { "Cannot read '/secret/place'." }
  }

  private let kind = Mutex(FailureKind.inputOutput)

  func fail(with kind: FailureKind) { self.kind.withLock { $0 = kind } }
  func hash(_ password: Password) throws -> PasswordHash { throw Trouble(kind: kind.withLock { $0 }) }
  func check(_ password: Password?, against hash: PasswordHash?) throws -> PasswordCheck {
    throw Trouble(kind: kind.withLock { $0 })
  }
  func fingerprint(of token: SessionToken) throws -> String { throw Trouble(kind: kind.withLock { $0 }) }
}
