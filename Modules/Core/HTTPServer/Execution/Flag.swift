import Synchronization

/// Tells another thread that something has happened.
final class Flag: Sendable {
  private let value = Atomic(false)

  var isRaised: Bool { value.load(ordering: .acquiring) }

  func raise() { value.store(true, ordering: .releasing) }
}
