import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One client's connection, from when it is accepted until the library closes it.
final class Connection: Sendable {
  let descriptor: Int32
  /// The numeric address at its other end.
  let peer: String
  let executor: ConnectionExecutor
  /// That of its thread.
  let batch: RequestBatch
  private let packedPhase: Atomic<UInt64>
  /// The phase at the reaper's last look.
  private let formerPhase = Atomic<UInt64>(0)
  private let unsaid = Mutex<Refusal?>(nil)

  init(descriptor: Int32, peer: String, executor: ConnectionExecutor, batch: RequestBatch, deadline: Moment) {
    self.descriptor = descriptor
    self.peer = peer
    self.executor = executor
    self.batch = batch
    packedPhase = Atomic(Phase(kind: .opened, deadline: deadline).packed)
  }

  var phase: Phase { Phase(packed: packedPhase.load(ordering: .relaxed)) }

  /// What was cut stays so.
  func enter(_ kind: Phase.Kind, until deadline: Moment) {
    let former = packedPhase.load(ordering: .relaxed)
    if Phase(packed: former).kind == .cut { return }
    let next = Phase(kind: kind, deadline: deadline).packed
    _ = packedPhase.compareExchange(expected: former, desired: next, ordering: .relaxed)
  }

  /// Whether it has been waiting for its client since the last look.
  func hasStayed(in phase: Phase) -> Bool {
    let former = formerPhase.exchange(phase.packed, ordering: .relaxed)
    return former == phase.packed && phase.awaitsClient
  }

  /// What the client is told when the connection closes, where the library has no way to.
  var parting: Refusal? { unsaid.withLock { $0 } }

  func leave(_ parting: Refusal) { unsaid.withLock { $0 = parting } }

  /// Ends it unless its phase has changed meanwhile; the library notices and closes it.
  ///
  /// To be called only as long as the table holds it, since the descriptor may be another's afterwards.
  func cut(in phase: Phase) -> Bool {
    let cut = Phase(kind: .cut, deadline: phase.deadline).packed
    guard packedPhase.compareExchange(expected: phase.packed, desired: cut, ordering: .relaxed).exchanged else { return false }
    shutdown(descriptor, Int32(SHUT_RDWR))
    return true
  }
}
