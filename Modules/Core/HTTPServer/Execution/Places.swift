import Synchronization

/// The threads that requests are worked on, besides those of the connections.
final class Places: Sendable {
  static let secretsAtOnce = 2
  static let secretsWaiting = 64

  let writing = ThreadExecutor(threads: 1)
  let secrets = ThreadExecutor(threads: secretsAtOnce)
  /// Where a request goes on whose handler waited.
  let afterwards = ThreadExecutor(threads: 2)
  private let secretsUnderWay = Atomic(0)

  /// Whether there is room for one more secret; who got it leaves again.
  func enterSecrets() -> Bool {
    let count = secretsUnderWay.add(1, ordering: .relaxed).newValue
    if count <= Self.secretsAtOnce + Self.secretsWaiting { return true }
    leaveSecrets()
    return false
  }

  func leaveSecrets() { secretsUnderWay.subtract(1, ordering: .relaxed) }
}
