import Synchronization

/// The connections that are open, so that there are not too many and none stays for longer than it may.
final class ConnectionTable: Sendable {
  private let connections = Mutex<[ObjectIdentifier: Connection]>([:])
  private let limit: Int

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
      var leaving = Leaving()
      // Cut ones have gone but for the library's noticing.
      var count = 0
      for connection in connections.values {
        let phase = connection.phase
        if phase.kind != .cut { count += 1 }
        leaving.consider(connection, in: phase, slowBefore: now + headLimit)
      }
      return count < limit || leaving.cut()
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
