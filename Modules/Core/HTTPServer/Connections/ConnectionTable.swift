import Synchronization

/// The connections that are open, so that there are not too many and none stays for longer than it may.
final class ConnectionTable: Sendable {
  private let connections = Mutex<[ObjectIdentifier: Connection]>([:])
  private let limit: Int
  /// How old a connection without a whole request is before another may take its place.
  private let grace = 1_000

  init(limit: Int) {
    self.limit = limit
  }

  var isEmpty: Bool { connections.withLock { $0.isEmpty } }

  func add(_ connection: Connection) { connections.withLock { $0[ObjectIdentifier(connection)] = connection } }

  func remove(_ connection: Connection) { _ = connections.withLock { $0.removeValue(forKey: ObjectIdentifier(connection)) } }

  /// Whether one more may come; at the limit another goes for it: the one idle for longest, else the slowest to send a request.
  func makeRoom(at now: Moment, headLimit: Duration) -> Bool {
    connections.withLock { connections in
      if connections.count < limit { return true }
      var idle: (connection: Connection, phase: Phase)?
      var slow: (connection: Connection, phase: Phase)?
      let slowDeadline = now + headLimit
      for connection in connections.values {
        let phase = connection.phase
        switch phase.kind {
        case .idle where idle.map { phase.deadline < $0.phase.deadline } ?? true: idle = (connection, phase)
        case .opened, .head:
          guard phase.deadline.milliseconds + UInt64(grace) < slowDeadline.milliseconds else { continue }
          if slow.map({ phase.deadline < $0.phase.deadline }) ?? true { slow = (connection, phase) }
        default: continue
        }
      }
      guard let leaving = idle ?? slow else { return false }
      return leaving.connection.cut(in: leaving.phase)
    }
  }

  /// Ends what is over its time, and what its client has ended.
  func look(at now: Moment) {
    connections.withLock { connections in
      for connection in connections.values {
        let phase = connection.phase
        if phase.isOverdue(at: now) || connection.hasStayed(in: phase) && connection.isEnded { _ = connection.cut(in: phase) }
      }
    }
  }
}
